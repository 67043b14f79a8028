import type { SiteId } from "../house/countries.ts";
import type { SortId, SortingOption } from "../house/sorting-options.ts";
import { house } from "../house.ts";
import { type Language, textIn } from "../languages.ts";
import { siteById } from "./sites.ts";

export const DEFAULT_SORT: SortId = "best-matches";

const offered = (siteId: SiteId): readonly SortingOption[] => house.sortingOptions[siteId] ?? [];

/** The options of a site, in its order. */
export const sortingOptionsOf = (siteId: SiteId, language: Language): { id: SortId; label: string }[] =>
	offered(siteId).map(({ id, label }) => ({ id, label: textIn(label, language) }));

const BY_MONEY: readonly SortId[] = ["price-low-to-high", "price-high-to-low", "discount"];

/** Currencies in which a site's products may be in another order than in its main one: markets have price points of their own. */
export function currenciesApart(siteId: SiteId, sort: SortId): string[] {
	const site = siteById(siteId);
	if (!site || !BY_MONEY.includes(sort)) return [];
	const main = site.countries.find(({ code }) => code === site.defaultCountry)?.currency;
	return [...new Set(site.countries.map(({ currency }) => currency))].filter((one) => one !== main);
}

/** An unknown sorting id falls back to the default, as on the platform; so does one that the site does not offer. */
export const sortIdOf = (siteId: SiteId, id: string | undefined): SortId =>
	offered(siteId).find((option) => option.id === id)?.id ?? DEFAULT_SORT;
