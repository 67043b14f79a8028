/** What a store has of a size. */
export type StoreStockLevel = "inStock" | "last" | "none" | "unknown";

/** What is said of a store's stock (stores-5): `stock` is units by store, without those that have none; null: not known. */
export const stockLevel = (stock: ReadonlyMap<string, number> | null, storeId: string): StoreStockLevel => {
	if (!stock) return "unknown";
	const units = stock.get(storeId) ?? 0;
	if (units <= 0) return "none";
	return units === 1 ? "last" : "inStock";
};
