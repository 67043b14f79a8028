import { ORDERABLE } from "./columns.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * Which groups have something to sell now. The index knows what had when it was written; the few that an order sold out
 * since, or that came back, are kept in `stock_turn` by a trigger. A set is orderable as it was when it was indexed.
 */
export async function orderableGroups(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	currency: string,
): Promise<(ordinal: number) => boolean> {
	const { results } = await db
		.prepare(
			// CROSS JOIN keeps the few outside: left to itself, SQLite would walk every variant.
			`SELECT t.group_id AS id, max(i.ats > 0 AND v.prices <> '{}') AS orderable FROM stock_turn t
				CROSS JOIN variant v ON v.gen = t.gen AND v.group_id = t.group_id
				CROSS JOIN inventory i ON i.gen = v.gen AND i.variant_id = v.id
				WHERE t.gen = ? GROUP BY t.group_id`,
		)
		.bind(gen)
		.all<{ id: string; orderable: number }>();
	const turned = new Map(results.map((row) => [row.id, row.orderable === 1]));
	const prices = index.prices.get(currency);
	return (n) => {
		if (Number.isNaN(prices?.[n] ?? Number.NaN)) return false;
		const now = turned.size > 0 ? turned.get(index.ids[n] ?? "") : undefined;
		return now ?? ((index.flags[n] ?? 0) & ORDERABLE) !== 0;
	};
}
