import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import type { UnitPrice } from "@vetrina/shop-rules/price/unit-price.ts";
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
	/** The house's own words; empty if the product has a single size. */
	size: string;
	/** The id of the size, and the size guides of the product; absent if `size` is empty or unknown to the catalogue. */
	sizeId?: string;
	sizeGuide?: string;
	image: Image | null;
	withoutImage?: true;
	price: Price | null;
	/** The price of a litre or a kilogram by what the shopper pays, if the size is an amount (legal-7). */
	unitPrice?: UnitPrice;
	total: number;
	discounts?: { names: string[]; before: number };
	/** The stock; 0 if the product is no longer sold, and the line's quantity if the stock is unknown. */
	maxQuantity: number;
	available: boolean;
	/** Set if the quantity exceeds the pieces on the shelf and the product can be pre-ordered (basket-21). */
	preorder?: true;
	madeToOrder?: true;
	madeIn?: string;
	bonus?: true;
	custom?: { id: string; choice: CustomChoice; configuration: Customisation | null };
	kit?: { id: string; role: "parent" | "part" };
	/** All custom properties of the line, including those that `custom` and `kit` are read from (basket-28). */
	fields?: LineFields;
	/** Set on an exchanged line: its price before the exchange (returns-3). */
	exchangedPrice?: number;
	parts?: Pick<
		BasketLine,
		"itemId" | "productId" | "name" | "colour" | "size" | "sizeId" | "sizeGuide" | "quantity"
	>[];
};

export type BasketGiftCard = GiftCard & { id: string; chosen?: ChosenAmount };

/** Describes a gift card that was left behind: its amount is not offered in the present currency, or it could not be added (gifts-6). */
export type LeftGiftCard = { key: string; card: GiftCard; chosen: ChosenAmount };

export type BasketSums = {
	productTotal: number;
	discounts: { name: string; amount: number }[];
	giftCertificates: number;
	shipping?: number;
	isEstimate?: true;
	/** Tax that the total adds to the prices; 0 if prices include tax, absent while the tax is unknown. */
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
	/** Set if the catalogue failed: lines show only data of the platform's basket, and no customisations (basket-12). */
	isBlind?: true;
	coupons: { id: string; code: string; applied: boolean }[];
	/** Set if a change of country removed the payment (basket-16). */
	isPaymentRemoved?: true;
	isMergeLate?: true;
	carriedProductIds: string[];
	/** Items that this country does not offer. Each change of country tries to add them again (basket-25). */
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
 * Plans the changes to a site's basket when its shopper comes from another site (basket-11). `set`: lines whose quantity must become that
 * of the other site's basket. `remove`: lines that were once carried to the other basket and are missing there now, because the shopper
 * removed them. Lines that were never carried stay.
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
