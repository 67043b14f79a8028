import type { ListState } from "./list-state.ts";

/**
 * The module places content of editors among the tiles of a list (list-10). Each page has as many places as the page size. A product takes
 * one place; a fake tile takes as many places as it covers, so that rows stay whole; other content has its own row and takes no place.
 * Positions count the places of the whole list.
 */
export type InsertSize = { columns: number | "row"; rows: number };
export type ListInsert = InsertSize & {
	/** The number of places before the insert. */ position: number;
	fake: boolean;
};
export type PlacedInsert<T> = {
	insert: T;
	page: number;
	/** The number of products before the insert on its page. */
	at: number;
};

const WIDEST_ROW = 10;
export const MAX_COLUMNS = 2;
export const MAX_ROWS = 2;
const MAX_INSERTS = 60;

export const parseInsertSize = (text: string | null | undefined): InsertSize | null => {
	if (text === "row") return { columns: "row", rows: 1 };
	const [, columns, rows] = /^(\d)x(\d)$/.exec(text ?? "") ?? [];
	const size = { columns: Number(columns), rows: Number(rows) };
	const fits = (value: number, most: number): boolean => value >= 1 && value <= most;
	return fits(size.columns, MAX_COLUMNS) && fits(size.rows, MAX_ROWS) ? size : null;
};

export type InsertHeight = "low" | "middle" | "high";
export const insertHeight = (pixels: number | undefined): InsertHeight | undefined =>
	pixels === undefined ? undefined : pixels < 280 ? "low" : pixels < 480 ? "middle" : "high";

/** Returns true if the shopper has not refined, sorted or tabbed the list (list-11). */
export const takesInserts = ({ refinements, sort, tabId, cgid }: ListState): boolean =>
	refinements.length === 0 && sort === undefined && tabId === undefined && cgid === undefined;

export const isForQuery = (searchTerms: readonly string[], query: string): boolean =>
	searchTerms.length === 0 ||
	searchTerms.some((term) => term !== "" && query.toLowerCase().includes(term.toLowerCase()));

const countPlaces = ({ columns, rows, fake }: ListInsert): number =>
	fake && columns !== "row" ? columns * rows : 0;

/**
 * Returns the largest number of empty cells that an insert can leave before itself, whatever the number of columns: it moves to the next
 * row if it does not fit. The grid fills these cells with the products that follow (`grid-auto-flow: dense`).
 */
const leavesOpen = ({ columns, rows, fake }: ListInsert): number =>
	!fake || columns === "row" || rows > 1 ? WIDEST_ROW - 1 : columns - 1;

const productsBefore = <T extends ListInsert>(place: number, standings: readonly Standing<T>[]): number =>
	standings.reduce((count, { start, insert }) => count - (start < place ? countPlaces(insert) : 0), place);

type Standing<T> = { insert: T; start: number };

/**
 * Returns the inserts with the places at which they start, sorted. An insert starts at its position unless an earlier insert covers it, too
 * few products follow on the page to fill the empty cells, or inserts would take more than half of the page; then it starts the next page.
 * An insert that fits on no page is left out.
 */
const standing = <T extends ListInsert>(inserts: readonly T[], pageSize: number): Standing<T>[] => {
	const standings: Standing<T>[] = [];
	const candidates = inserts
		.filter(({ position }) => Number.isInteger(position) && position >= 0)
		.toSorted((a, b) => a.position - b.position)
		.slice(0, MAX_INSERTS);
	for (const insert of candidates) {
		const start = findStart(insert, standings, pageSize);
		if (start !== undefined) standings.push({ insert, start });
	}
	return standings;
};

const findStart = <T extends ListInsert>(
	insert: T,
	standings: readonly Standing<T>[],
	pageSize: number,
): number | undefined => {
	const last = standings.at(-1);
	let start = Math.max(insert.position, last ? last.start + countPlaces(last.insert) : 0);
	for (;;) {
		const pageStart = start - (start % pageSize);
		const before = standings.filter((one) => one.start >= pageStart);
		const open = openAfter([...before, { insert, start }]);
		const isFilled = open <= pageStart + pageSize - start - countPlaces(insert);
		const takenPlaces = before.reduce((sum, one) => sum + countPlaces(one.insert), countPlaces(insert));
		if (isFilled && takenPlaces <= pageSize / 2) return start;
		if (start === pageStart && before.length === 0) return undefined;
		start = pageStart + pageSize;
	}
};

const openAfter = (standings: readonly Standing<ListInsert>[]): number => {
	let open = 0;
	let end = standings[0]?.start ?? 0;
	for (const { insert, start } of standings) {
		open = Math.max(0, open - (start - end)) + leavesOpen(insert);
		end = start + countPlaces(insert);
	}
	return open;
};

export type ListLayout<T> = {
	window(page: number): { offset: number; limit: number };
	pageCount(total: number): number;
	insertsOf(page: number, total: number): PlacedInsert<T>[];
};

export const layOutList = <T extends ListInsert>(inserts: readonly T[], pageSize: number): ListLayout<T> => {
	const standings = standing(inserts, pageSize);
	const window = (page: number) => {
		const offset = productsBefore((page - 1) * pageSize, standings);
		return { offset, limit: productsBefore(page * pageSize, standings) - offset };
	};
	return {
		window,
		pageCount(total) {
			const visible = standings.filter(({ start }) => productsBefore(start, standings) < total);
			return Math.max(
				1,
				Math.ceil(visible.reduce((sum, { insert }) => sum + countPlaces(insert), total) / pageSize),
			);
		},
		insertsOf(page, total) {
			const { offset } = window(page);
			const here = standings.filter(({ start }) => Math.floor(start / pageSize) === page - 1);
			return here.flatMap(({ insert, start }, index) => {
				const before = productsBefore(start, standings);
				const open = openAfter(here.slice(0, index + 1));
				return total - before >= Math.max(1, open) ? [{ insert, page, at: before - offset }] : [];
			});
		},
	};
};
