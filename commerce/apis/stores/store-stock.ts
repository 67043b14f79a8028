import { house } from "../../house.ts";
import { stores } from "../../settings/stores.ts";
import type { VariantRecord } from "../../store/product-records.ts";
import { CLOCK_AHEAD } from "../orders/clock.ts";

/** What stores have (stores-1): their own stock, less what they keep for someone. */

type Variant = Pick<VariantRecord, "id" | "stockLevel">;
/** Units that are left of a variant in a store's list. */
export type StoreStock = (inventoryId: string, variant: Variant) => number;

export const isStoreInventory = (inventoryId: string): boolean =>
	stores.some((store) => store.inventoryId === inventoryId);

const NOW = `(unixepoch() + ${CLOCK_AHEAD})`;
const IS_HELD = `(held_until IS NULL OR held_until > ${NOW})`;

export async function readStoreStock(
	db: D1Database,
	inventoryIds: readonly string[],
	variants: readonly Variant[],
): Promise<StoreStock> {
	const held = inventoryIds.length > 0 ? await heldUnits(db, inventoryIds, variants) : new Map();
	return (inventoryId, { id, stockLevel }) =>
		Math.max(0, house.stockInStore(inventoryId, id, stockLevel) - (held.get(`${inventoryId}/${id}`) ?? 0));
}

async function heldUnits(
	db: D1Database,
	inventoryIds: readonly string[],
	variants: readonly Variant[],
): Promise<Map<string, number>> {
	const { results } = await db
		.prepare(
			`SELECT inventory_id || '/' || product_id AS unit, sum(quantity) AS quantity FROM store_hold
			WHERE product_id IN (SELECT value FROM json_each(?1)) AND inventory_id IN (SELECT value FROM json_each(?2)) AND ${IS_HELD}
			GROUP BY inventory_id, product_id`,
		)
		.bind(JSON.stringify(variants.map(({ id }) => id)), JSON.stringify(inventoryIds))
		.all<{ unit: string; quantity: number }>();
	return new Map(results.map(({ unit, quantity }) => [unit, quantity]));
}

export type Hold = {
	/** The number of the reservation or order that the units are kept for. */
	source: string;
	inventoryId: string;
	variant: Variant;
	quantity: number;
	/** Seconds since 1970, by the clock of orders; missing: until `releaseUnits`. */
	until?: number;
};

/** A statement of a batch: all of it fails (`isNotEnough`) where the store has fewer units left by then. */
export const holdUnits = (
	db: D1Database,
	{ source, inventoryId, variant, quantity, until }: Hold,
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO store_hold (source, inventory_id, product_id, quantity, held_until, enough)
			SELECT ?1, ?2, ?3, ?4, ?5, ?4 + coalesce(sum(quantity), 0) <= ?6 FROM store_hold
			WHERE product_id = ?3 AND inventory_id = ?2 AND ${IS_HELD}`,
		)
		.bind(
			source,
			inventoryId,
			variant.id,
			quantity,
			until ?? null,
			house.stockInStore(inventoryId, variant.id, variant.stockLevel),
		);

/** Others may have them: the units were handed over, or are not wanted any more. */
export const releaseUnits = (db: D1Database, source: string): D1PreparedStatement =>
	db.prepare("DELETE FROM store_hold WHERE source = ?").bind(source);

export const isNotEnough = (error: unknown): boolean =>
	error instanceof Error && error.message.includes("store_hold_enough");
