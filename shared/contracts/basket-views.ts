import type { GiftOptions } from "../domain/checkout/gift-options.ts";
import type { LineCustomView } from "./product-option-views.ts";
import type { ImageView, PriceView } from "./views.ts";

export type BasketItemView = {
	itemId: string;
	productId: string;
	product?: { id: string; masterId: string };
	href: string;
	brand: string;
	name: string;
	colour: string;
	size: string;
	image: ImageView | null;
	quantity: number;
	maxQuantity: number;
	price: PriceView;
	unitPrice?: string;
	totalText: string;
	/** The promotions that `totalText` includes, and the total without them. */
	discounts?: { names: string[]; beforeText: string };
	available: boolean;
	fewer?: number;
	preorder?: true;
	madeToOrder?: string;
	custom?: LineCustomView;
	parts?: string[];
};

export type GiftCardLineView = {
	id: string;
	title: string;
	notes: string[];
	amountText: string;
	src?: string;
	href: string;
	edit: string;
};

export type ReceiptView = {
	subTotalText?: string;
	sums: { id: string; label: string; text: string }[];
	totalLabel: string;
	totalText: string;
	/** The amounts that gift cards and store credit pay, and the amount that is left (basket-26). */
	giftCardPayment?: {
		cards: { id: string; label: string; text: string }[];
		leftLabel: string;
		leftText: string;
	};
	notes: string[];
};

export type BasketView = ReceiptView & {
	/** Null while the shopper has no basket. */
	id: string | null;
	currency: string;
	/** The time of the last change, by which an older basket never replaces a newer one (basket-17). */
	lastModified?: string;
	shippingMethodId?: string;
	/** Says how long the chosen delivery takes. */
	delivery?: string;
	count: number;
	items: BasketItemView[];
	coupons: { id: string; code: string; applied: boolean }[];
	giftCards?: GiftCardLineView[];
	gift?: GiftOptions;
	notices: string[];
};
