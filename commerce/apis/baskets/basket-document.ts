/** Properties that clients may add to a basket or an item; kept as they are. */
export type CustomProperties = Record<`c_${string}`, unknown>;

/** One line of a basket as it is stored: what the shopper put in, not what it costs. */
export type StoredItem = {
	itemId: string;
	productId: string;
	quantity: number;
	custom: CustomProperties;
	/** Name and unit price at the last change: shown when the product has left the catalogue since. */
	last: { productName: string; basePrice: number | null; currency: string };
};

export type BasketDocument = {
	items: StoredItem[];
	custom: CustomProperties;
};

export const emptyDocument: BasketDocument = { items: [], custom: {} };

/** A basket as its row says. */
export type StoredBasket = {
	id: string;
	siteId: string;
	customerId: string;
	temporary: boolean;
	currency: string;
	revision: number;
	created: string;
	modified: string;
	document: BasketDocument;
};
