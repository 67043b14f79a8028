import { cutQuery } from "../list/cut-query.ts";

export const RECENT_SEARCHES = 5;

/** Returns the searches in the browser's storage, the newest first; null if the stored text is malformed (search-2). */
export const parseRecentSearches = (text: string | null): string[] | null => {
	if (text === null) return [];
	try {
		const json: unknown = JSON.parse(text);
		if (!Array.isArray(json)) return null;
		return json
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
