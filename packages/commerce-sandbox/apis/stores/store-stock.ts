import { house } from "../../house.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import { stores } from "../../settings/stores.ts";
import type { VariantRecord } from "../../store/product-records.ts";

/**
 * A variant's stock in a store is the store's count less held units, at most the house's stock less reservations; orders have already
 * reduced the house's stock (stores-1).
 */

type Variant = Pick<VariantRecord, "id" | "stockLevel">;
export type StoreStock = (inventoryId: string, variant: Variant) => number;

export const isStoreInventory = (inventoryId: string): boolean =>
	stores.some((store) => store.inventoryId === inventoryId);

const NOW = `(unixepoch() + ${CLOCK_AHEAD})`;
const IS_HELD = `(held_until IS NULL OR held_until > ${NOW})`;
const HELD = "coalesce(sum(quantity), 0)";
const RESERVED = "coalesce(sum(quantity) FILTER (WHERE held_until IS NOT NULL), 0)";

type Held = { held: number; reserved: number };

export async function readStoreStock(
	db: D1Database,
	inventoryIds: readonly string[],
	variants: readonly Variant[],
): Promise<StoreStock> {
	const unitsById =
		inventoryIds.length > 0 ? await heldUnits(db, inventoryIds, variants) : new Map<string, Held>();
	return (inventoryId, { id, stockLevel }) => {
		const { held, reserved } = unitsById.get(`${inventoryId}/${id}`) ?? { held: 0, reserved: 0 };
		return Math.max(0, Math.min(house.stockInStore(inventoryId, id) - held, stockLevel - reserved));
	};
}

async function heldUnits(
	db: D1Database,
	inventoryIds: readonly string[],
	variants: readonly Variant[],
): Promise<Map<string, Held>> {
	const { results } = await db
		.prepare(
			`SELECT inventory_id || '/' || product_id AS unit, ${HELD} AS held, ${RESERVED} AS reserved FROM store_hold
			WHERE product_id IN (SELECT value FROM json_each(?1)) AND inventory_id IN (SELECT value FROM json_each(?2)) AND ${IS_HELD}
			GROUP BY inventory_id, product_id`,
		)
		.bind(JSON.stringify(variants.map(({ id }) => id)), JSON.stringify(inventoryIds))
		.all<Held & { unit: string }>();
	return new Map(results.map(({ unit, ...units }) => [unit, units]));
}

export type Hold = {
	source: string;
	inventoryId: string;
	variant: Variant;
	quantity: number;
	/** Seconds since 1970 on the orders' clock. If undefined, the units are held until `releaseUnits`. */
	until?: number;
};

/** Returns a statement that holds units of a store. The whole batch fails (`isNotEnough`) if the store has too few units by then. */
export const holdUnits = (
	db: D1Database,
	{ source, inventoryId, variant, quantity, until }: Hold,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO store_hold (source, inventory_id, product_id, quantity, held_until, enough)
			SELECT ?1, ?2, ?3, ?4, ?5, ?4 <= min(?6 - ${HELD}, ?7 - ${RESERVED}) FROM store_hold
			WHERE product_id = ?3 AND inventory_id = ?2 AND ${IS_HELD}`,
		)
		.bind(
			source,
			inventoryId,
			variant.id,
			quantity,
			until ?? null,
			house.stockInStore(inventoryId, variant.id),
			variant.stockLevel,
		);

export const releaseUnits = (db: D1Database, source: string): D1PreparedStatement =>
	db.prepare("DELETE FROM store_hold WHERE source = ?").bind(source);

export const isNotEnough = (error: unknown): boolean =>
	error instanceof Error && error.message.includes("store_hold_enough");
