/** One page of a list as it is shown: its own address, and how many of the tiles are its. In the order of the tiles. */
export type PageSpan = { href: string; tiles: number };

/** S1 §4: up to a threshold pages come by themselves as the shopper scrolls, behind it by a button. */
export const comesByItself = (nextPage: number, threshold: number): boolean => nextPage <= threshold;

/** The page that a tile belongs to; the last one for tiles beyond. */
export const spanAt = (spans: readonly PageSpan[], tileIndex: number): PageSpan | undefined => {
	let end = 0;
	for (const span of spans) {
		end += span.tiles;
		if (tileIndex < end) return span;
	}
	return spans.at(-1);
};
