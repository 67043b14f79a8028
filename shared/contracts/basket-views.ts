import type { LineCustomView } from "./product-option-views.ts";
import type { ImageView, PriceView } from "./views.ts";

export type BasketItemView = {
	itemId: string;
	productId: string;
	/** The colour that it is a size of: variation group id (or standard product id). */
	product?: { id: string; masterId: string };
	href: string;
	brand: string;
	name: string;
	colour: string;
	size: string;
	image: ImageView | null;
	quantity: number;
	/** Highest quantity the shop would sell now. */
	maxQuantity: number;
	price: PriceView;
	/** Price × quantity after item discounts. */
	totalText: string;
	/** False when stock ran out since it was added. */
	available: boolean;
	/** What was done to it for this shopper. */
	custom?: LineCustomView;
	/** What it comes with: a kit's other products. */
	parts?: string[];
};

export type BasketView = {
	/** Null before the first item: a guest session begins with the first thing that needs it. */
	id: string | null;
	currency: string;
	/** Sum of quantities. */
	count: number;
	items: BasketItemView[];
	subTotalText: string;
	/** Between the subtotal and the total, in this order; what is nothing is absent. They add up to the total. */
	sums: { kind: "discount" | "giftCertificates" | "shipping" | "tax"; text: string }[];
	/** Whether shipping is among them, or comes later. */
	withShipping: boolean;
	totalText: string;
	/** Message keys under `notice.` about what changed by itself: "itemsDropped", "repriced" … */
	notices: string[];
};
