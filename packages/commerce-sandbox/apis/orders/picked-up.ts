import type { Store } from "../../house/stores.ts";
import type { PricedBasket, PricedLine } from "../../records/baskets/priced-basket.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { storeOfShipment } from "../baskets/rules/pick-up.ts";
import { holdUnits, readStoreStock } from "../stores/store-stock.ts";
import { countUnits } from "./placing/order-from-basket.ts";

/** Marks an order, or some of its shipments (orders-11), as collected in a store (stores-7). */

/** The store of one of its shipments; undefined where that is delivered. */
export const storeOfOrder = (
	{ siteId, basket }: Pick<StoredOrder, "siteId" | "basket">,
	shipmentId: string,
): Store | undefined => {
	// None of a customer who has deleted their account.
	const shipment = basket.document.shipments?.find((one) => one.shipmentId === shipmentId);
	return shipment && storeOfShipment(siteId, shipment);
};

const storeOfLine = ({ basket }: PricedBasket, { item }: PricedLine): Store | undefined =>
	storeOfOrder({ siteId: basket.siteId, basket }, item.shipmentId);

/** Is there nothing to deliver? */
export const isPickedUp = (priced: PricedBasket): boolean =>
	priced.lines.length > 0 && priced.lines.every((line) => storeOfLine(priced, line));

/** The units that stores keep for an order, by store and variant. */
function unitsInStores(priced: PricedBasket) {
	const byStore = Map.groupBy(priced.lines, (line) => storeOfLine(priced, line)?.inventoryId);
	return [...byStore].flatMap(([inventoryId, lines]) =>
		inventoryId === undefined
			? []
			: countUnits({ lines }).map(({ id, quantity }) => ({
					inventoryId,
					variant: {
						id,
						stockLevel: lines.find(({ item }) => item.productId === id)?.product?.stockLevel ?? 0,
					},
					quantity,
				})),
	);
}

/** A product of which a store has too few; undefined where all have enough, and where nothing is fetched. */
export async function missingInStore(db: D1Database, priced: PricedBasket): Promise<string | undefined> {
	const units = unitsInStores(priced);
	if (units.length === 0) return undefined;
	const left = await readStoreStock(
		db,
		[...new Set(units.map(({ inventoryId }) => inventoryId))],
		units.map(({ variant }) => variant),
	);
	return units.find(({ inventoryId, variant, quantity }) => left(inventoryId, variant) < quantity)?.variant
		.id;
}

/** Statements of the batch that places the order: each store keeps its units until they are fetched, or the order is cancelled. */
export const keepInStore = (db: D1Database, orderNo: string, priced: PricedBasket): D1PreparedStatement[] =>
	unitsInStores(priced).map((units) => holdUnits(db, { source: orderNo, ...units }));
