import type { LanguageCode, Text } from "../languages.ts";

export type SearchRule = {
	id: string;
	context?: string;
	/**
	 * `contains`: the query contains one of the comma-separated phrases. `is`: the query equals one of them. `none`: there is no query.
	 */
	phrase: { anchoring: "is" | "contains"; text: Text } | "none";
	pinned?: readonly string[];
	redirect?: string;
};

/**
 * `same`: phrases with the same meaning. `under`: a phrase that also finds its subordinate terms, but not the reverse. Commas separate
 * phrases, line breaks separate groups.
 */
export type Synonyms = { same: string; under: string };

export type Affinity = { categories?: readonly string[]; brands?: readonly string[] };

export type SearchSettings = {
	rules: readonly SearchRule[];
	synonyms: Partial<Record<LanguageCode, Synonyms>>;
	affinities: Readonly<Record<string, Affinity>>;
	popular: Partial<Record<LanguageCode, readonly string[]>>;
};
