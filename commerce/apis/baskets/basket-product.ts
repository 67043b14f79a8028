/** What a basket needs to know of a product; the catalogue's sellables have it. Prices in the basket's currency. */
export type BasketProduct = {
	id: string;
	masterId: string;
	groupId: string;
	name: string;
	/** What one piece costs now, sale included; null where the catalogue has none. */
	price: number | null;
	listPrice: number | null;
	/** Available to sell, preorders included. */
	ats: number;
	stockLevel: number;
	preorderable: boolean;
	orderable: boolean;
	/** The promotion that applies, if one does. */
	promotion?: { id: string; percent: number; text: string };
};
