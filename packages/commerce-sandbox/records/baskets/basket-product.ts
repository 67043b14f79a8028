import type { MarkedPromotion } from "../../promotions/promotion-input.ts";

/** What a basket needs to know of a product. Prices in units of the basket's currency. */
export type BasketProduct = {
	id: string;
	masterId: string;
	groupId: string;
	/** In the language of the request. */
	name: string;
	/** In the language of the request; absent where it has none. */
	size?: string;
	color?: string;
	/** What one unit costs now, sale included; null where the catalogue has none. */
	price: number | null;
	listPrice: number | null;
	/** What each unit costs from so many on, in order. */
	tiers?: readonly { quantity: number; price: number }[];
	/** The surcharge for customising one unit. */
	customising?: number;
	/** Available to sell, preorders included. */
	ats: number;
	stockLevel: number;
	preorderable: boolean;
	orderable: boolean;
	/** It is made once it is ordered. */
	madeToOrder?: boolean;
	/** Its categories with those above them. */
	categoryIds: readonly string[];
	/** What a bundle consists of. */
	members: readonly { id: string; quantity: number }[];
	/** The catalogue's own promotions of it. */
	marked: readonly MarkedPromotion[];
};
