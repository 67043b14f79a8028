import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import type { Image, Price } from "../catalogue/catalogue.ts";
import type { CustomChoice, Customisation } from "../catalogue/customisation.ts";
import type { GiftOptions } from "../checkout/gift-options.ts";
import type { ChosenAmount } from "../gift-cards/gift-card-abroad.ts";
import type { LineFields } from "./line-fields.ts";

export type BasketLine = {
	itemId: string;
	productId: string;
	product?: { id: string; masterId: string };
	quantity: number;
	name: string;
	brand: string;
	slugUrl: string;
	colour: string;
	size: string;
	image: Image | null;
	withoutImage?: true;
	price: Price | null;
	total: number;
	discounts?: { names: string[]; before: number };
	/** 0 if the product is no longer sold. */
	maxQuantity: number;
	available: boolean;
	/** The quantity exceeds the stock, so the line ships later (basket-21). */
	preorder?: true;
	madeToOrder?: true;
	madeIn?: string;
	bonus?: true;
	custom?: { id: string; choice: CustomChoice; configuration: Customisation | null };
	kit?: { id: string; role: "parent" | "part" };
	/** All custom properties of the line, including those of `custom` and `kit` (basket-28). */
	fields?: LineFields;
	/** The price of an item before it was exchanged (returns-3). */
	exchangedPrice?: number;
	parts?: { itemId: string; productId: string; name: string; detail: string; quantity: number }[];
};

export type BasketGiftCard = GiftCard & { id: string; chosen?: ChosenAmount };

/** A gift card waits for a country that offers its amount (gifts-6). */
export type LeftGiftCard = { key: string; card: GiftCard; chosen: ChosenAmount };

export type BasketSums = {
	productTotal: number;
	discounts: { name: string; amount: number }[];
	giftCertificates: number;
	shipping?: number;
	isEstimate?: true;
	/** Tax that is added to the total; 0 if prices include tax, absent while it is unknown. */
	tax?: number;
	isNet: boolean;
	total: number;
};

export type PaidByGiftCard = { id: string; code: string; amount: number; isStoreCredit: boolean };

export type Basket = BasketSums & {
	id: string;
	currency: string;
	payments: { giftCards: PaidByGiftCard[]; open: number };
	lastModified?: string;
	shippingMethodId?: string;
	lines: BasketLine[];
	giftCards: BasketGiftCard[];
	gift?: GiftOptions;
	/** The products could not be loaded, so lines show the data of the platform's basket, without customisations (basket-12). */
	isBlind?: true;
	coupons: { id: string; code: string; applied: boolean }[];
	/** The payment was removed because the shopper changed to another country (basket-16). */
	isPaymentRemoved?: true;
	isMergeLate?: true;
	carriedProductIds: string[];
	/** Items that are not available in this country; each change of country tries them again (basket-25). */
	leftBehind: LeftBehind;
};

export type LeftBehind = {
	lines: {
		key: string;
		name: string;
		productId: string;
		quantity: number;
		custom?: CustomChoice;
		fields?: LineFields;
		parts?: string[];
	}[];
	codes: string[];
	giftCards: LeftGiftCard[];
};

export const isAnyLeft = ({ lines, codes, giftCards }: LeftBehind): boolean =>
	lines.length + codes.length + giftCards.length > 0;

export const countItems = (lines: readonly { quantity: number }[]): number =>
	lines.reduce((sum, line) => sum + line.quantity, 0);

type Kept = { key: string; quantity: number };

/**
 * Plans the changes to a site's basket when its shopper comes from another site (basket-11). The other basket decides the quantities of its
 * lines. Lines that were carried to that basket and are missing now were removed by the shopper; lines it never had stay.
 */
export const planCarryOver = (
	from: readonly Kept[],
	carriedBefore: readonly string[],
	to: readonly Kept[],
): { set: Kept[]; remove: string[] } => {
	const sourceQuantities = new Map(from.map((line) => [line.key, line.quantity]));
	const present = new Map(to.map((line) => [line.key, line.quantity]));
	return {
		set: [...sourceQuantities]
			.filter(([key, quantity]) => present.get(key) !== quantity)
			.map(([key, quantity]) => ({ key, quantity })),
		remove: [...present.keys()].filter((key) => carriedBefore.includes(key) && !sourceQuantities.has(key)),
	};
};
