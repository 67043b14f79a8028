import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { SearchSuggestions } from "../../../shared/domain/catalogue/catalogue.ts";
import { type PlatformContext, platformFetch } from "../fetch.ts";
import type { SearchShopper } from "./search-port.ts";

const responseSchema = z.object({
	categories: z.array(
		z.object({ name: z.string(), url: z.string(), parentCategoryName: z.string().optional() }),
	),
});

const TIMEOUT = 1000;

/** Returns matching categories from the commerce cloud, even if another provider searches products; empty if the call fails (search-13). */
export const quickSearchCategories = async (
	{
		platform,
		locale,
	}: { platform: PlatformContext; locale: Pick<SiteLocale, "siteId" | "language" | "country"> },
	query: string,
	shopper?: SearchShopper,
): Promise<SearchSuggestions["categories"]> => {
	const path = `/on/demandware.store/Sites-${encodeURIComponent(locale.siteId)}-Site/${localeTag(locale)}/QuickSearch-GetCategories`;
	const parameters = new URLSearchParams({ q: query });
	if (shopper?.personalisationKey) parameters.set("customerPersonalizationKey", shopper.personalisationKey);
	const response = await platformFetch(
		platform,
		`${path}?${parameters}`,
		{ headers: { accept: "application/json" } },
		{ timeout: TIMEOUT, retries: 0 },
	);
	const result = response.ok ? responseSchema.safeParse(response.json) : undefined;
	if (!result?.success) {
		platform.log(
			"warning",
			"search/quick-search-categories",
			"Reading categories for a phrase failed, none are suggested",
		);
		return [];
	}
	return result.data.categories.map(({ name, url, parentCategoryName: parent }) => ({ name, url, parent }));
};
