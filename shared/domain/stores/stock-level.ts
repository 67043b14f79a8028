export type StoreStockLevel = "inStock" | "last" | "none" | "unknown";

export const stockLevel = (stock: ReadonlyMap<string, number> | null, storeId: string): StoreStockLevel => {
	if (!stock) return "unknown";
	const units = stock.get(storeId) ?? 0;
	if (units <= 0) return "none";
	return units === 1 ? "last" : "inStock";
};
