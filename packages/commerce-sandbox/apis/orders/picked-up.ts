import type { Store } from "../../house/stores.ts";
import type { PricedBasket, PricedLine } from "../../records/baskets/priced-basket.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { storeOfShipment } from "../baskets/rules/pick-up.ts";
import { holdUnits, readStoreStock } from "../stores/store-stock.ts";
import { countUnits } from "./placing/order-from-basket.ts";

export const storeOfOrder = (
	{ siteId, basket }: Pick<StoredOrder, "siteId" | "basket">,
	shipmentId: string,
): Store | undefined => {
	const shipment = basket.document.shipments?.find((one) => one.shipmentId === shipmentId);
	return shipment && storeOfShipment(siteId, shipment);
};

const storeOfLine = ({ basket }: PricedBasket, { item }: PricedLine): Store | undefined =>
	storeOfOrder({ siteId: basket.siteId, basket }, item.shipmentId);

export const isPickedUp = (pricing: PricedBasket): boolean =>
	pricing.lines.length > 0 && pricing.lines.every((line) => storeOfLine(pricing, line));

function unitsInStores(pricing: PricedBasket) {
	const byStore = Map.groupBy(pricing.lines, (line) => storeOfLine(pricing, line)?.inventoryId);
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

export async function missingInStore(db: D1Database, pricing: PricedBasket): Promise<string | undefined> {
	const units = unitsInStores(pricing);
	if (units.length === 0) return undefined;
	const stock = await readStoreStock(
		db,
		[...new Set(units.map(({ inventoryId }) => inventoryId))],
		units.map(({ variant }) => variant),
	);
	return units.find(({ inventoryId, variant, quantity }) => stock(inventoryId, variant) < quantity)?.variant
		.id;
}

export const keepInStore = (db: D1Database, orderNo: string, pricing: PricedBasket): D1PreparedStatement[] =>
	unitsInStores(pricing).map((units) => holdUnits(db, { source: orderNo, ...units }));
