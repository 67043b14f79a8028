import type { SiteId } from "../house/countries.ts";
import type { SortId, SortingOption } from "../house/sorting-options.ts";
import { house } from "../house.ts";
import { type Language, textIn } from "../languages.ts";

export const DEFAULT_SORT: SortId = "best-matches";

const offered = (siteId: SiteId): readonly SortingOption[] => house.sortingOptions[siteId] ?? [];

/** The options of a site, in its order. */
export const sortingOptionsOf = (siteId: SiteId, language: Language): { id: SortId; label: string }[] =>
	offered(siteId).map(({ id, label }) => ({ id, label: textIn(label, language) }));

/** An unknown sorting id falls back to the default, as on the platform; so does one that the site does not offer. */
export const sortIdOf = (siteId: SiteId, id: string | undefined): SortId =>
	offered(siteId).find((option) => option.id === id)?.id ?? DEFAULT_SORT;
