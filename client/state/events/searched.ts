import {
	parseClickedSearches,
	searchThatLedTo,
	withClick,
	withMaster,
	withoutClick,
} from "../../../shared/domain/search/clicked-searches.ts";
import { keepOptional } from "../consent.ts";

const KEY = "shop.searched";

type ClickedProduct = { id: string; masterId: string };

function read() {
	try {
		return parseClickedSearches(localStorage.getItem(KEY), Date.now());
	} catch {
		return [];
	}
}

function change(how: (kept: ReturnType<typeof read>) => ReturnType<typeof read>): void {
	const kept = read();
	const next = how(kept);
	if (next === kept) return;
	try {
		keepOptional("analytics", KEY, JSON.stringify(next));
	} catch {}
}

export const rememberClick = (objectId: string, search?: { queryId: string; index: string }): void =>
	change((kept) =>
		search
			? withClick(kept, { objectId, queryId: search.queryId, index: search.index, at: Date.now() })
			: withoutClick(kept, objectId),
	);

export const rememberMaster = (product: ClickedProduct): void =>
	change((kept) => (kept.some(({ objectId }) => objectId === product.id) ? withMaster(kept, product) : kept));

export const findSearch = (product: ClickedProduct): ReturnType<typeof searchThatLedTo> =>
	searchThatLedTo(read(), product);
