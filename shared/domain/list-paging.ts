/** One page of a list as it is shown: its own address, and how many of the tiles are its. In the order of the tiles. */
export type PageSpan = {
	href: string;
	tiles: number;
	/** Where a hosted search has answered: what it wants to hear again with a click, and where the page begins in the results. */
	search?: { queryId: string; index: string; offset: number };
};

/** S1 §4: up to a threshold pages come by themselves as the shopper scrolls, behind it by a button. */
export const comesByItself = (nextPage: number, threshold: number): boolean => nextPage <= threshold;

/** Which tile each page begins with. */
export const beginnings = (spans: readonly PageSpan[]): { href: string; first: number }[] => {
	let end = 0;
	return spans.flatMap(({ href, tiles }) => {
		const first = end;
		end += tiles;
		return tiles > 0 ? [{ href, first }] : [];
	});
};

/** The search that a tile came with, and the tile's place among all its results, from 1. */
export const trackingAt = (
	spans: readonly PageSpan[],
	tileIndex: number,
): { queryId: string; index: string; position: number } | undefined => {
	let begin = 0;
	for (const { tiles, search } of spans) {
		if (tileIndex < begin + tiles) {
			if (!search || tileIndex < begin) return undefined;
			const { queryId, index, offset } = search;
			return { queryId, index, position: offset + tileIndex - begin + 1 };
		}
		begin += tiles;
	}
	return undefined;
};
