/** The search that led to the last click, for as long as this tab is open: what comes after it is told with it. */
const KEY = "vetrina.searched";

export type ClickedSearch = { queryId: string; index: string; objectId: string };

export function clickedSearch(): ClickedSearch | null {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as ClickedSearch | null;
	} catch {
		// Nothing kept, or nothing readable.
		return null;
	}
}

/** A click elsewhere ends it. */
export function rememberSearch(search: ClickedSearch | undefined): void {
	try {
		if (search) sessionStorage.setItem(KEY, JSON.stringify(search));
		else sessionStorage.removeItem(KEY);
	} catch {
		// A browser that keeps nothing knows of no search.
	}
}
