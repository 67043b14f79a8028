import type { SiteId } from "../house/countries.ts";
import type { Sorting, SortingOption } from "../house/sorting-options.ts";
import { byRelevance } from "../house/sortings.ts";
import { house } from "../house.ts";
import { type LanguageCode, textIn } from "../languages.ts";
import { siteById } from "./sites.ts";

const listOptions = (siteId: SiteId): readonly SortingOption[] => house.sortingOptions[siteId] ?? [];

const FALLBACK = { id: "", by: byRelevance() };

/** Returns the default sorting, which is the first offered (list-13). */
export const usualSorting = (siteId: SiteId): Pick<SortingOption, "id" | "by"> =>
	listOptions(siteId)[0] ?? FALLBACK;

export const listSortingOptions = (siteId: SiteId, language: LanguageCode): { id: string; label: string }[] =>
	listOptions(siteId).map(({ id, label }) => ({ id, label: textIn(label, language) }));

/**
 * Returns the currencies, other than the site's main currency, in which a sorting has its own order, because the price points of markets
 * differ.
 */
export function currenciesApart(siteId: SiteId, id: string): string[] {
	const site = siteById(siteId);
	if (!site || findSorting(siteId, id).by.per !== "currency") return [];
	const main = site.countries.find(({ code }) => code === site.defaultCountry)?.currency;
	return [...new Set(site.countries.map(({ currency }) => currency))].filter((one) => one !== main);
}

export const findSorting = (siteId: SiteId, id: string | undefined): { id: string; by: Sorting } =>
	listOptions(siteId).find((option) => option.id === id) ?? usualSorting(siteId);
