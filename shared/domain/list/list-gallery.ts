import type { PageSpan } from "./list-paging.ts";

/** The full-screen gallery of a list's products (list-17). */

/** So many before the last one the next page is asked for: no one should wait at its end. */
const AHEAD = 4;

/** Whether the next page is wanted now. */
export const wantsNextPage = (index: number, loaded: number, hasNext: boolean): boolean =>
	hasNext && index >= loaded - AHEAD;

const pageOf = ({ href }: PageSpan): number => Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(href)?.[1] ?? 1);

/** Returns a product's position in the whole list, from 1. The list may begin in its middle; pages are as long as the first on screen. */
export const placeInList = (
	index: number,
	{ spans, total, nextHref }: { spans: readonly PageSpan[]; total: number; nextHref?: string },
): number => {
	const [first] = spans;
	const shown = spans.reduce((sum, { tiles }) => sum + tiles, 0);
	const before = nextHref === undefined || !first ? total - shown : (pageOf(first) - 1) * first.tiles;
	return Math.min(Math.max(before, 0) + index + 1, Math.max(total, 1));
};
