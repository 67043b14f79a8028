export type Collection<T> = { total: number; skip: number; limit: number; items: T[] };
export type Paging = { skip?: number | null; limit?: number | null };

const MOST = 100;

export function toCollection<T>(
	items: readonly T[],
	{ skip, limit }: Paging = {},
	usual = MOST,
): Collection<T> {
	const from = Math.max(0, skip ?? 0);
	const most = Math.min(Math.max(0, limit ?? usual), MOST);
	return { total: items.length, skip: from, limit: most, items: items.slice(from, from + most) };
}
