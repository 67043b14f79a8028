export type PageSpan = {
	href: string;
	tiles: number;
	search?: { queryId: string; index: string; offset: number };
};

/** Returns true if the page loads while the shopper scrolls; pages after the threshold load by a button (list-5). */
export const comesByItself = (nextPage: number, threshold: number): boolean => nextPage <= threshold;

export const beginnings = (spans: readonly PageSpan[]): { href: string; first: number }[] => {
	let end = 0;
	return spans.flatMap(({ href, tiles }) => {
		const first = end;
		end += tiles;
		return tiles > 0 ? [{ href, first }] : [];
	});
};

const SECTION_PAGES = 5;

const readPageNumber = ({ href }: PageSpan): number => Number(/[?&]page=(\d+)/.exec(href)?.[1] ?? 1);

export type Section = { id: number; from: number; to: number };

/**
 * Groups loaded pages into sections of five page numbers. A page's number alone decides its section, so sections stay when the list grows
 * at either end.
 */
export const sections = (spans: readonly PageSpan[], tiles: number): Section[] => {
	const result: Section[] = [];
	let end = 0;
	for (const span of spans) {
		const id = Math.floor((readPageNumber(span) - 1) / SECTION_PAGES);
		const last = result.at(-1);
		const from = end;
		end += span.tiles;
		if (last?.id === id) last.to = end;
		else result.push({ id, from, to: end });
	}
	const last = result.at(-1);
	if (last) last.to = tiles;
	return last ? result : [{ id: 0, from: 0, to: tiles }];
};

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
