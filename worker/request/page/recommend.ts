import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import { loadCached } from "../../cache/cached.ts";
import { VALUES } from "../../cache/policies.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import { createEinstein } from "../../platform/recommendations/einstein.ts";
import {
	NO_RECOMMENDATIONS,
	type PlacedRecommendations,
	type RecommendedFor,
} from "../../platform/recommendations/recommendations-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Calls } from "../calls.ts";

const SOURCE = "request/recommend";

/** Returns the names of the site's recommenders; undefined if the service does not tell them. */
const listRecommenders = async (calls: Calls, locale: SiteLocale): Promise<readonly string[] | undefined> => {
	try {
		const { value } = await loadCached<readonly string[]>(calls.cache, {
			site: locale.siteId,
			key: `recommenders/${localeTag(locale)}`,
			policy: VALUES.recommenders,
			tags: ["recommendations"],
			load: async (deadline) => {
				const { listRecommenders: list } = createEinstein({
					platform: { ...calls.platform, deadline },
					locale,
				});
				return { value: (await list?.()) ?? [] };
			},
		});
		return value.length > 0 ? value : undefined;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", SOURCE, "The names of recommenders are not known, none is checked", {
			error,
		});
		return undefined;
	}
};

/**
 * Asks a recommender or zone that editors have named for what everyone may see (search-19). A recommender that the service does not list is
 * not asked, and logged. The platform's own recommendations belong to products and have no names.
 */
export const createRecommend =
	(
		calls: Calls,
		locale: SiteLocale,
		{ recommendationsProvider }: SiteSettings,
		readProduct: () => RecommendedFor | undefined = () => undefined,
	) =>
	async (place: PlacedRecommendations): Promise<RecommenderDetails> => {
		if (recommendationsProvider !== "einstein") return NO_RECOMMENDATIONS;
		const { recommender } = place;
		if (recommender !== undefined) {
			const names = await listRecommenders(calls, locale);
			if (names && !names.includes(recommender)) {
				calls.platform.log("warning", SOURCE, "An editor's recommender does not exist, its row is left out", {
					recommender,
				});
				return NO_RECOMMENDATIONS;
			}
		}
		// A zone follows the page's product. A recommender that an editor names is the same on every page.
		const product = place.zone === undefined ? undefined : readProduct();
		const name = place.zone === undefined ? `recommender/${recommender}` : `zone/${place.zone}`;
		const { value } = await loadCached<RecommenderDetails>(calls.cache, {
			site: locale.siteId,
			key: `placed/${localeTag(locale)}/${name}/${product?.id ?? ""}`,
			policy: VALUES.recommendations,
			tags: ["recommendations", ...(product ? [`product:${product.masterId ?? product.id}`] : [])],
			load: async (deadline) => {
				const { recommendPlaced } = createEinstein({
					platform: { ...calls.platform, deadline },
					locale,
				});
				const details = (await recommendPlaced?.(place, product)) ?? NO_RECOMMENDATIONS;
				return { value: details, store: details.productIds.length > 0 };
			},
		});
		return value;
	};
