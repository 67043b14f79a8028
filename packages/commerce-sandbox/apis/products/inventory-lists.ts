import { INVENTORY_LIST } from "../../settings/inventory.ts";
import type { VariantRecord } from "../../store/product-records.ts";
import { isStoreInventory, readStoreStock } from "../stores/store-stock.ts";
import { type InventoryDocument, sumStock } from "./product-parts.ts";

export const MAX_LISTS = 5;

type Inventory = InventoryDocument & { id: string; backorderable: boolean };
type Inventories = (variants: readonly VariantRecord[]) => Inventory[];

export async function readInventories(
	{ db, currency }: { db: D1Database; currency: string },
	requestedLists: readonly string[],
	among: readonly VariantRecord[],
): Promise<Inventories> {
	const lists = requestedLists.filter((id) => id === INVENTORY_LIST || isStoreInventory(id));
	const inStores = await readStoreStock(db, lists.filter(isStoreInventory), among);
	return (variants) =>
		lists.map((id) => {
			const inStore = (variant: VariantRecord) => {
				const ats = inStores(id, variant);
				return { ...variant, ats, stockLevel: ats, preorderable: false };
			};
			const stock = sumStock(id === INVENTORY_LIST ? variants : variants.map(inStore), currency);
			return { id, ...stock, backorderable: false };
		});
}
