import type { PageSpan } from "./list-paging.ts";

const AHEAD = 4;

export const wantsNextPage = (index: number, loadedCount: number, hasNext: boolean): boolean =>
	hasNext && index >= loadedCount - AHEAD;

const readPageNumber = ({ href }: PageSpan): number =>
	Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(href)?.[1] ?? 1);

export const placeInList = (
	index: number,
	{ spans, total, nextHref }: { spans: readonly PageSpan[]; total: number; nextHref?: string },
): number => {
	const [first] = spans;
	const shownCount = spans.reduce((sum, { tiles }) => sum + tiles, 0);
	const before =
		nextHref === undefined || !first ? total - shownCount : (readPageNumber(first) - 1) * first.tiles;
	return Math.min(Math.max(before, 0) + index + 1, Math.max(total, 1));
};
