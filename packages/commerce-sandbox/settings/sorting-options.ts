import type { SiteId } from "../house/countries.ts";
import type { Sorting, SortingOption } from "../house/sorting-options.ts";
import { byRelevance } from "../house/sortings.ts";
import { house } from "../house.ts";
import { type Language, textIn } from "../languages.ts";
import { siteById } from "./sites.ts";

const offered = (siteId: SiteId): readonly SortingOption[] => house.sortingOptions[siteId] ?? [];

/** A site that offers no choice still sorts. */
const FALLBACK = { id: "", by: byRelevance() };

/** Returns the order of a site's lists that ask for no other: the first that it offers (list-13). */
export const usualSorting = (siteId: SiteId): Pick<SortingOption, "id" | "by"> =>
	offered(siteId)[0] ?? FALLBACK;

/** The options of a site, in its order. */
export const listSortingOptions = (siteId: SiteId, language: Language): { id: string; label: string }[] =>
	offered(siteId).map(({ id, label }) => ({ id, label: textIn(label, language) }));

/** Currencies in which a site's products may be in another order than in its main one: markets have price points of their own. */
export function currenciesApart(siteId: SiteId, id: string): string[] {
	const site = siteById(siteId);
	if (!site || findSorting(siteId, id).by.per !== "currency") return [];
	const main = site.countries.find(({ code }) => code === site.defaultCountry)?.currency;
	return [...new Set(site.countries.map(({ currency }) => currency))].filter((one) => one !== main);
}

/** Returns a site's sorting by id. An id that the site does not offer falls back to the usual one, as on the platform. */
export const findSorting = (siteId: SiteId, id: string | undefined): { id: string; by: Sorting } =>
	offered(siteId).find((option) => option.id === id) ?? usualSorting(siteId);
