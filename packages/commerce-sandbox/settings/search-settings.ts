import { house } from "../house.ts";

export const {
	rules: searchRules,
	synonyms: searchSynonyms,
	affinities,
	popular: popularSearches,
} = house.search;
