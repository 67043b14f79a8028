import { parseRecentSearches, withSearch } from "../../../shared/domain/search/recent-searches.ts";
import { keepOptional } from "../../state/consent.ts";

const KEY = "shop.searches";

export function recentSearches(): string[] {
	const recent = parseRecentSearches(read());
	if (recent === null) console.warn("The recent searches of this browser cannot be read; they start again.");
	return recent ?? [];
}

export function rememberSearch(query: string): void {
	write(JSON.stringify(withSearch(recentSearches(), query)));
}

export const forgetSearches = (): void => write("[]");

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

function write(text: string): void {
	try {
		keepOptional("personalisation", KEY, text);
	} catch {}
}
