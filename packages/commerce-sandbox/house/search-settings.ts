import type { Language, Text } from "../languages.ts";

/**
 * Merchandising rules of hosted search: for shoppers of a context (a country code, or a customer group) who search for a
 * phrase, products that come first, or a page instead of a list. Products that are not in the catalogue change nothing.
 */
export type SearchRule = {
	id: string;
	/** One of the query's rule contexts; without it, everybody. */
	context?: string;
	/** The query holds one of these phrases (several in a language are separated by commas), or is exactly one of them; `none`: there is no query. */
	phrase: { anchoring: "is" | "contains"; text: Text } | "none";
	/** Masters or variation groups, first on the first page where they meet the query's filters. */
	pinned?: readonly string[];
	/** A path without its locale. */
	redirect?: string;
};

/**
 * What shoppers call things. `same`: phrases that mean one another. `under`: a phrase, and what is a kind of it (who asks
 * for blue is glad of navy, but not the other way round). Phrases are separated by commas, groups by lines.
 */
export type Synonyms = { same: string; under: string };

/**
 * What shoppers like, by a customer group or by a key that the house's own segments carry: products of these categories and
 * brands come sooner where the order is ours to choose. A search names them as `refine=c_personalization=VIP|for-her`; keys
 * that the house did not define change nothing.
 */
export type Affinity = { categories?: readonly string[]; brands?: readonly string[] };

export type SearchSettings = {
	rules: readonly SearchRule[];
	synonyms: Partial<Record<Language, Synonyms>>;
	affinities: Readonly<Record<string, Affinity>>;
	/** What shoppers search for, the most popular first: a house that just opened has no searches of its own yet. */
	popular: Partial<Record<Language, readonly string[]>>;
};
