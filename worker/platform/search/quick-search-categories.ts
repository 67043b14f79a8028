import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { clock } from "../../base/clock.ts";
import { sharedGuestToken } from "../commerce/logins/shared/shared-guest.ts";
import type { ScapiContext } from "../commerce/scapi.ts";
import { createSharedCall } from "../commerce/shared-call.ts";
import { controllerPath } from "../controller-path.ts";
import { platformFetch } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { readWay } from "../ways/ways.ts";
import { commerceSuggestions } from "./commerce-suggestions.ts";
import type { SearchShopper } from "./search-port.ts";

const categories = z.array(
	z.object({ name: z.string(), url: z.string(), parentCategoryName: z.string().optional() }),
);
const responseSchema = z.union([
	z.object({ categories }).transform((response) => response.categories),
	z.object({ data: categories }).transform(({ data }) => data),
]);

const TIMEOUT = 1000;

/** Returns matching categories from the commerce cloud, even if another provider searches products; empty if the call fails (search-13). */
export const quickSearchCategories = async (
	cx: Omit<ScapiContext, "token">,
	query: string,
	shopper?: SearchShopper,
): Promise<SearchSuggestions["categories"]> => {
	const { platform, locale } = cx;
	const fail = (details?: object): [] => {
		platform.log(
			"warning",
			"search/quick-search-categories",
			"Reading categories for a phrase failed, none are suggested",
			{ ...details },
		);
		return [];
	};
	try {
		const way = readWay(platform.env, "quick-search");
		const now = new Date(clock.now());
		if (way === "scapi")
			return (
				await commerceSuggestions(
					createSharedCall(cx, () => now),
					locale.currency,
					query,
				)
			).categories;
		const parameters = new URLSearchParams({ q: query });
		if (shopper?.personalisationKey) parameters.set("customerPersonalizationKey", shopper.personalisationKey);
		const response = await platformFetch(
			platform,
			way === "custom"
				? `/custom/quick-search-api/v1/organizations/${platform.env.COMMERCE_ORGANIZATION}/categories?${parameters}&${new URLSearchParams({ siteId: locale.siteId, locale: localeTag(locale) })}`
				: `${controllerPath(locale.siteId, "QuickSearch-GetCategories", localeTag(locale))}?${parameters}`,
			{
				headers: {
					accept: "application/json",
					...(way === "custom" ? { authorization: `Bearer ${await sharedGuestToken(cx, now)}` } : {}),
				},
			},
			{ timeout: TIMEOUT, retries: 0 },
		);
		const result = response.ok ? responseSchema.safeParse(response.json) : undefined;
		return result?.success
			? result.data.map(({ name, url, parentCategoryName: parent }) => ({ name, url, parent }))
			: fail();
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return fail({ error });
	}
};
