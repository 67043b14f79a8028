import {
	parseClickedSearches,
	searchThatLedTo,
	withClick,
	withMaster,
	withoutClick,
} from "../../../shared/domain/search/clicked-searches.ts";
import { allowedInitials, keepOptional } from "../consent.ts";

const KEY = "shop.searched";

type ClickedProduct = { id: string; masterId: string };

/** Clicks wait in memory while the shopper has not answered the question about consent. */
let unsaved: ReturnType<typeof parseClickedSearches> | undefined;

const isUndecided = (): boolean => allowedInitials() === undefined;

function read() {
	if (isUndecided()) return unsaved ?? [];
	try {
		return parseClickedSearches(localStorage.getItem(KEY), Date.now());
	} catch {
		return [];
	}
}

function change(how: (clicks: ReturnType<typeof read>) => ReturnType<typeof read>): void {
	const clicks = read();
	const next = how(clicks);
	if (next === clicks) return;
	if (isUndecided()) unsaved = next;
	else save(next);
}

function save(clicks: ReturnType<typeof read>): void {
	try {
		keepOptional("analytics", KEY, JSON.stringify(clicks));
	} catch {}
}

/** Stores the clicks that waited for a choice, if analytics is allowed, and forgets them otherwise (search-8). */
export function settleClicks(): void {
	if (unsaved) save(unsaved);
	unsaved = undefined;
}

export const rememberClick = (objectId: string, search?: { queryId: string; index: string }): void =>
	change((clicks) =>
		search
			? withClick(clicks, { objectId, queryId: search.queryId, index: search.index, at: Date.now() })
			: withoutClick(clicks, objectId),
	);

export const rememberMaster = (product: ClickedProduct): void =>
	change((clicks) =>
		clicks.some(({ objectId }) => objectId === product.id) ? withMaster(clicks, product) : clicks,
	);

export const findSearch = (product: ClickedProduct): ReturnType<typeof searchThatLedTo> =>
	searchThatLedTo(read(), product);
