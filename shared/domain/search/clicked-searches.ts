/**
 * Describes a click on a search's result. If the product is added to the basket, also later or from another tab, the event names this
 * search; all colours of a product share the click (search-8).
 */
export type ClickedSearch = {
	objectId: string;
	masterId?: string;
	queryId: string;
	index: string;
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

export const parseClickedSearches = (text: string | null, now: number): ClickedSearch[] => {
	try {
		const json: unknown = JSON.parse(text ?? "[]");
		if (!Array.isArray(json)) return [];
		return json.filter((one) => isClick(one) && Math.abs(now - one.at) < KEPT_MS).slice(0, MOST);
	} catch {
		return [];
	}
};

export const withoutClick = (clicks: Kept, objectId: string): ClickedSearch[] =>
	clicks.filter((one) => one.objectId !== objectId);

export const withClick = (clicks: Kept, click: ClickedSearch): ClickedSearch[] =>
	[click, ...withoutClick(clicks, click.objectId)].slice(0, MOST);

export const withMaster = (
	clicks: Kept,
	{ id, masterId }: { id: string; masterId: string },
): ClickedSearch[] => clicks.map((one) => (one.objectId === id ? { ...one, masterId } : one));

export const searchThatLedTo = (
	clicks: Kept,
	{ id, masterId }: { id: string; masterId: string },
): { queryId: string; index: string; objectId: string } | undefined => {
	const click =
		clicks.find(({ objectId }) => objectId === id) ?? clicks.find((one) => one.masterId === masterId);
	return click && { queryId: click.queryId, index: click.index, objectId: id };
};
