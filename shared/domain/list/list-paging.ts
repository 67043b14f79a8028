/** One page of a list as it is shown: its own address, and how many of the tiles are its. In the order of the tiles. */
export type PageSpan = {
	href: string;
	tiles: number;
	/** With a hosted search: what it needs back with a click, and the position of the page's first result. */
	search?: { queryId: string; index: string; offset: number };
};

/** Up to a threshold pages load as the shopper scrolls, after it by a button (list-5). */
export const comesByItself = (nextPage: number, threshold: number): boolean => nextPage <= threshold;

/** Returns each page's first tile. */
export const beginnings = (spans: readonly PageSpan[]): { href: string; first: number }[] => {
	let end = 0;
	return spans.flatMap(({ href, tiles }) => {
		const first = end;
		end += tiles;
		return tiles > 0 ? [{ href, first }] : [];
	});
};

/** A page has 24 cells, so that a section is made of whole rows, be they of 2, 3, 4, 6 or 10. */
const SECTION_PAGES = 5;

/** Returns a span's page number in its list. */
const pageOf = ({ href }: PageSpan): number => Number(/[?&]page=(\d+)/.exec(href)?.[1] ?? 1);

/** Tiles that are laid out together, `to` exclusive. */
export type Section = { id: number; from: number; to: number };

/**
 * A long list in sections, each laid out for itself. Which section a page belongs to is a matter of its number alone: none moves
 * to another when the list grows, at whichever end.
 */
export const sections = (spans: readonly PageSpan[], tiles: number): Section[] => {
	const found: Section[] = [];
	let end = 0;
	for (const span of spans) {
		const id = Math.floor((pageOf(span) - 1) / SECTION_PAGES);
		const last = found.at(-1);
		const from = end;
		end += span.tiles;
		if (last?.id === id) last.to = end;
		else found.push({ id, from, to: end });
	}
	const last = found.at(-1);
	if (last) last.to = tiles;
	return last ? found : [{ id: 0, from: 0, to: tiles }];
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
