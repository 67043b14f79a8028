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

function change(how: (clicks: ReturnType<typeof read>) => ReturnType<typeof read>): void {
	const clicks = read();
	const next = how(clicks);
	if (next === clicks) return;
	try {
		keepOptional("analytics", KEY, JSON.stringify(next));
	} catch {}
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
