import type { Store } from "../../house/stores.ts";
import type { PricedBasket } from "../baskets/pricing/priced-basket.ts";
import { storeOfShipment } from "../baskets/rules/pick-up.ts";
import { holdUnits, readStoreStock } from "../stores/store-stock.ts";
import type { StoredOrder } from "./order-document.ts";
import { unitsOf } from "./placing/order-from-basket.ts";

/** Orders that the shopper fetches in a store (stores-7). */

/** Its store; undefined where it is delivered. */
export const storeOfOrder = ({
	siteId,
	basket,
}: Pick<StoredOrder, "siteId" | "basket">): Store | undefined => {
	// None of a customer who has deleted their account.
	const [shipment] = basket.document.shipments ?? [];
	return shipment && storeOfShipment(siteId, shipment);
};

const storeOfBasket = ({ basket }: PricedBasket): Store | undefined =>
	storeOfShipment(basket.siteId, basket.document.shipments[0]);

/** The units that its store keeps for an order, by variant. */
function unitsInStore(priced: PricedBasket) {
	return unitsOf(priced).map(({ id, quantity }) => ({
		variant: {
			id,
			stockLevel: priced.lines.find(({ item }) => item.productId === id)?.product?.stockLevel ?? 0,
		},
		quantity,
	}));
}

/** A product of which the store has too few; undefined where it has all, and where there is no store. */
export async function missingInStore(db: D1Database, priced: PricedBasket): Promise<string | undefined> {
	const store = storeOfBasket(priced);
	if (!store) return undefined;
	const units = unitsInStore(priced);
	const left = await readStoreStock(
		db,
		[store.inventoryId],
		units.map(({ variant }) => variant),
	);
	return units.find(({ variant, quantity }) => left(store.inventoryId, variant) < quantity)?.variant.id;
}

/** Statements of the batch that places the order: its store keeps the units until they are fetched, or the order is cancelled. */
export function keepInStore(db: D1Database, orderNo: string, priced: PricedBasket): D1PreparedStatement[] {
	const store = storeOfBasket(priced);
	if (!store) return [];
	return unitsInStore(priced).map(({ variant, quantity }) =>
		holdUnits(db, { source: orderNo, inventoryId: store.inventoryId, variant, quantity }),
	);
}
