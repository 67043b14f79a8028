import type { MarkedPromotion } from "../../promotions/promotion-input.ts";

export type BasketProduct = {
	id: string;
	masterId: string;
	groupId: string;
	name: string;
	size?: string;
	/** The id of the size, and the size guides of the product, by which mails show the size of a market. */
	sizeId?: string;
	sizeGuide?: string;
	color?: string;
	price: number | null;
	listPrice: number | null;
	tiers?: readonly { quantity: number; price: number }[];
	customising?: number;
	ats: number;
	stockLevel: number;
	preorderable: boolean;
	orderable: boolean;
	madeToOrder?: boolean;
	categoryIds: readonly string[];
	members: readonly { id: string; quantity: number }[];
	marked: readonly MarkedPromotion[];
};
