import type { GiftOptions } from "../domain/checkout/gift-options.ts";
import type { LineCustomView } from "./product-option-views.ts";
import type { ImageView, PriceView } from "./views.ts";

export type BasketItemView = {
	itemId: string;
	productId: string;
	/** Variation group id (or standard product id). */
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
	/** Promotions included in the total, and the total without them. */
	discounts?: { names: string[]; beforeText: string };
	/** False when stock ran out since it was added. */
	available: boolean;
	/** The available quantity, if smaller than the line's. */
	fewer?: number;
	/** It ships later (basket-21). */
	preorder?: true;
	/** When it is there, as it is made first (basket-21). */
	madeToOrder?: string;
	custom?: LineCustomView;
	/** The other products of a kit. */
	parts?: string[];
};

export type GiftCardLineView = {
	id: string;
	title: string;
	/** The day of sending and the message. */
	notes: string[];
	amountText: string;
	/** Its design, landscape 8:5. */
	src?: string;
	/** The page that edits the gift card, and the link's text. */
	href: string;
	edit: string;
};

/** The sums of a basket or an order; they add up to the total. */
export type ReceiptView = {
	/** The products' subtotal; absent if the basket has gift cards alone. */
	subTotalText?: string;
	/** Shown between subtotal and total, in this order. */
	sums: { id: string; label: string; text: string }[];
	totalLabel: string;
	totalText: string;
	/** Amounts paid by gift cards and store credit, and the rest, shown below the total; absent if there are none (basket-26). */
	paid?: { cards: { id: string; label: string; text: string }[]; leftLabel: string; leftText: string };
	/** Amounts included in the total, and amounts that are not known yet. */
	notes: string[];
};

export type BasketView = ReceiptView & {
	/** Null before the first item, because a guest session begins with the first action that needs a session. */
	id: string | null;
	currency: string;
	/** When the platform last changed it: an older one never takes the place of a newer (basket-17). */
	lastModified?: string;
	shippingMethodId?: string;
	/** Sum of quantities. */
	count: number;
	items: BasketItemView[];
	/** Codes that the shopper has entered; `applied` is false while their conditions are not met. */
	coupons: { id: string; code: string; applied: boolean }[];
	/** Gift cards that are bought; missing without any. */
	giftCards?: GiftCardLineView[];
	/** It is a gift (gifts-5). */
	gift?: GiftOptions;
	/** Message keys under `notice.` about changes that the shopper did not make: "itemsDropped", "repriced" … */
	notices: string[];
};
