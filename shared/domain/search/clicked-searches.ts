/**
 * A search that led to a product (search-8). An added product is reported with the search of its own click, also
 * from another tab and after other clicks; all colours of a product share the click.
 */
export type ClickedSearch = {
	objectId: string;
	masterId?: string;
	queryId: string;
	index: string;
	/** Milliseconds. */
	at: number;
};

const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST = 50;

type Kept = readonly ClickedSearch[];

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isClick = (value: unknown): value is ClickedSearch => {
	const { objectId, queryId, index, masterId, at } = Object(value);
	const isNamed = masterId === undefined || isText(masterId);
	return isNamed && typeof at === "number" && [objectId, queryId, index].every(isText);
};

export const parseClickedSearches = (kept: string | null, now: number): ClickedSearch[] => {
	try {
		const parsed: unknown = JSON.parse(kept ?? "[]");
		if (!Array.isArray(parsed)) return [];
		return parsed.filter((one) => isClick(one) && Math.abs(now - one.at) < KEPT_MS).slice(0, MOST);
	} catch {
		return [];
	}
};

export const withoutClick = (kept: Kept, objectId: string): ClickedSearch[] =>
	kept.filter((one) => one.objectId !== objectId);

export const withClick = (kept: Kept, click: ClickedSearch): ClickedSearch[] =>
	[click, ...withoutClick(kept, click.objectId)].slice(0, MOST);

export const withMaster = (kept: Kept, { id, masterId }: { id: string; masterId: string }): ClickedSearch[] =>
	kept.map((one) => (one.objectId === id ? { ...one, masterId } : one));

export const searchThatLedTo = (
	kept: Kept,
	{ id, masterId }: { id: string; masterId: string },
): { queryId: string; index: string; objectId: string } | undefined => {
	const led = kept.find(({ objectId }) => objectId === id) ?? kept.find((one) => one.masterId === masterId);
	return led && { queryId: led.queryId, index: led.index, objectId: id };
};
