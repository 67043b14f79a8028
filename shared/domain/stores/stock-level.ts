export type StoreStockLevel = "inStock" | "last" | "none" | "unknown";

/** Returns a store's level of stock (stores-5). `stock`: units by store, omitting stores without any; null if unknown. */
export const stockLevel = (stock: ReadonlyMap<string, number> | null, storeId: string): StoreStockLevel => {
	if (!stock) return "unknown";
	const units = stock.get(storeId) ?? 0;
	if (units <= 0) return "none";
	return units === 1 ? "last" : "inStock";
};
