import { ORDERABLE, SHY } from "../columns.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * Reads which groups are orderable now. The index holds stock as of its writing; a trigger records the groups whose stock has changed since
 * in `stock_turn`. Sets keep their indexed state.
 */
export async function orderableGroups(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	currency: string,
): Promise<LiveStock> {
	const { results } = await db
		.prepare(
			// CROSS JOIN makes the few changed groups the outer loop; SQLite would otherwise scan every variant.
			`SELECT t.group_id AS id, max(i.ats > 0 AND v.prices <> '{}') AS orderable FROM stock_turn t
				CROSS JOIN variant v ON v.gen = t.gen AND v.group_id = t.group_id
				CROSS JOIN inventory i ON i.gen = v.gen AND i.variant_id = v.id
				WHERE t.gen = ? GROUP BY t.group_id`,
		)
		.bind(gen)
		.all<{ id: string; orderable: number }>();
	const orderableById = new Map(results.map((row) => [row.id, row.orderable === 1]));
	const prices = index.prices.get(currency);
	const now = (n: number): boolean | undefined =>
		orderableById.size > 0 ? orderableById.get(index.ids[n] ?? "") : undefined;
	return {
		isOrderable: (n) =>
			!Number.isNaN(prices?.[n] ?? Number.NaN) && (now(n) ?? ((index.flags[n] ?? 0) & ORDERABLE) !== 0),
		stockOf: (n) => (now(n) === undefined ? "indexed" : "changed"),
	};
}

export type LiveStock = {
	isOrderable: (ordinal: number) => boolean;
	stockOf: (ordinal: number) => "indexed" | "changed";
};

const shyGroups = new WeakMap<SearchIndex, Uint32Array>();
function shyIn(index: SearchIndex): Uint32Array {
	const cachedGroups = shyGroups.get(index);
	if (cachedGroups) return cachedGroups;
	const shy = Uint32Array.from([...index.flags.keys()].filter((n) => isShy(index, n)));
	shyGroups.set(index, shy);
	return shy;
}
const isShy = ({ flags }: SearchIndex, n: number): boolean => ((flags[n] ?? 0) & SHY) !== 0;

/**
 * Returns a filter that refuses sold-out groups with `c_searchableIfUnavailable` false; undefined if no group has that setting. Live stock
 * is read only if such a group may be a hit.
 */
export async function findableGroups(
	index: SearchIndex,
	mayHit: (ordinal: number) => boolean,
	orderable: () => Promise<LiveStock>,
): Promise<((ordinal: number) => boolean) | undefined> {
	const shy = shyIn(index);
	if (shy.length === 0) return undefined;
	const wasOrderable = (n: number): boolean => ((index.flags[n] ?? 0) & ORDERABLE) !== 0;
	const isOrderable = shy.some(mayHit) ? (await orderable()).isOrderable : wasOrderable;
	return (n) => !isShy(index, n) || isOrderable(n);
}
