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

/** Milliseconds; suggestions wait for the categories. */
const TIMEOUT = 1000;

/** Returns categories that a phrase may mean, from the shop's own cloud (search-13); empty if the call fails. */
export const quickSearchCategories = async (
	{
		platform,
		locale,
	}: { platform: PlatformContext; locale: Pick<SiteLocale, "siteId" | "language" | "country"> },
	query: string,
	shopper?: SearchShopper,
): Promise<SearchSuggestions["categories"]> => {
	const path = `/on/demandware.store/Sites-${encodeURIComponent(locale.siteId)}-Site/${localeTag(locale)}/QuickSearch-GetCategories`;
	const asked = new URLSearchParams({ q: query });
	if (shopper?.personalisationKey) asked.set("customerPersonalizationKey", shopper.personalisationKey);
	const found = await platformFetch(
		platform,
		`${path}?${asked}`,
		{ headers: { accept: "application/json" } },
		{ timeout: TIMEOUT, retries: 0 },
	);
	const parsed = found.ok ? responseSchema.safeParse(found.json) : undefined;
	if (!parsed?.success) {
		platform.log("warning", "search/quick-search-categories", "There are no categories for a phrase");
		return [];
	}
	return parsed.data.categories.map(({ name, url, parentCategoryName: parent }) => ({ name, url, parent }));
};
