import { cutQuery } from "../list/cut-query.ts";

export const RECENT_SEARCHES = 5;

/** Reads what a browser has kept (search-2): `null` where it is not a list of phrases. */
export const parseRecentSearches = (kept: string | null): string[] | null => {
	if (kept === null) return [];
	try {
		const parsed: unknown = JSON.parse(kept);
		if (!Array.isArray(parsed)) return null;
		return parsed
			.filter((one) => typeof one === "string")
			.map(cutQuery)
			.filter((one) => one !== "")
			.slice(0, RECENT_SEARCHES);
	} catch {
		return null;
	}
};

export const withSearch = (recent: readonly string[], query: string): string[] => {
	const phrase = cutQuery(query);
	if (phrase === "") return [...recent];
	const others = recent.filter((one) => one.toLowerCase() !== phrase.toLowerCase());
	return [phrase, ...others].slice(0, RECENT_SEARCHES);
};
