import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { createEinstein } from "../../platform/recommendations/einstein.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Calls } from "../calls.ts";

/** Asks a recommender that editors have named. The platform's own recommendations belong to products and have no names. */
export const createRecommend =
	(calls: Calls, locale: SiteLocale, { recommendationsProvider }: SiteSettings) =>
	async (recommender: string): Promise<readonly string[]> => {
		if (recommendationsProvider !== "einstein") return [];
		const { value } = await loadCached<readonly string[]>(calls.cache, {
			site: locale.siteId,
			key: `recommender/${localeTag(locale)}/${recommender}`,
			policy: VALUES.recommendations,
			tags: ["recommendations"],
			load: async (signal) => {
				const { recommendNamed } = createEinstein({
					platform: { ...calls.platform, deadline: signal },
					locale,
				});
				const productIds = (await recommendNamed?.(recommender))?.productIds ?? [];
				return { value: productIds, store: productIds.length > 0 };
			},
		});
		return value;
	};
