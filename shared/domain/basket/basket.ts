import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import type { Image, Price } from "../catalogue/catalogue.ts";
import type { CustomChoice, Customisation } from "../catalogue/customisation.ts";
import type { GiftOptions } from "../checkout/gift-options.ts";
import type { ChosenAmount } from "../gift-cards/gift-card-abroad.ts";
import type { LineFields } from "./line-fields.ts";

/** A shopper's basket, with what its lines show; totals are the platform's. */
export type BasketLine = {
	itemId: string;
	productId: string;
	/** The variation group; absent if neither the catalogue nor the line names the group. */
	product?: { id: string; masterId: string };
	quantity: number;
	name: string;
	brand: string;
	slugUrl: string;
	colour: string;
	size: string;
	image: Image | null;
	/** The product has no image; absent if the catalogue does not respond. */
	withoutImage?: true;
	/** The price of one unit. */
	price: Price | null;
	total: number;
	/** Promotions that are taken off in `total`, by name, and what it would be without them. */
	discounts?: { names: string[]; before: number };
	/** Highest quantity the shop would sell now; none of what is not sold any more. */
	maxQuantity: number;
	available: boolean;
	/** The quantity exceeds the stock, so the line ships later (basket-21). */
	preorder?: true;
	/** The product is made after the order, so the line ships later (checkout-26). */
	madeToOrder?: true;
	/** When a piece that is made to order is there, in the merchant's words. */
	madeIn?: string;
	bonus?: true;
	/** The shopper's customisation; `id` is the same for the same choice. */
	custom?: { id: string; choice: CustomChoice; configuration: Customisation | null };
	/** Lines of one bundle kit share an id. */
	kit?: { id: string; role: "parent" | "part" };
	/** All custom properties that are the line's own, those of `custom` and `kit` among them (basket-28). */
	fields?: LineFields;
	/** In an order, what it cost before it was exchanged (returns-3). */
	exchangedPrice?: number;
	/** The other products of a kit (kit-lines.ts). */
	parts?: { itemId: string; productId: string; name: string; detail: string; quantity: number }[];
};

/** A gift card that is bought: of an amount, for a person (gifts-2). `chosen`: where the bag has come from another country since. */
export type BasketGiftCard = GiftCard & { id: string; chosen?: ChosenAmount };

/** A gift card that waits for a country that offers its amount (gifts-6). */
export type LeftGiftCard = { key: string; card: GiftCard; chosen: ChosenAmount };

export type BasketSums = {
	productTotal: number;
	/** Off the whole order, each by its promotion's name. */
	discounts: { name: string; amount: number }[];
	giftCertificates: number;
	/** Absent as long as there is no method. */
	shipping?: number;
	/** Shipping is what the country's default method costs: there is no address yet. */
	isEstimate?: true;
	/** Added to the total; 0 where prices have it in them, absent as long as it is not known. */
	tax?: number;
	/** Prices exclude tax. */
	isNet: boolean;
	total: number;
};

/** A gift card, or the customer's store credit, that pays a part; `code` is masked but for its end. */
export type PaidByGiftCard = { id: string; code: string; amount: number; isStoreCredit: boolean };

export type Basket = BasketSums & {
	id: string;
	currency: string;
	/** The amounts gift cards pay, and the rest (basket-26). */
	payments: { giftCards: PaidByGiftCard[]; open: number };
	/** ISO; absent where the platform does not say. */
	lastModified?: string;
	shippingMethodId?: string;
	lines: BasketLine[];
	giftCards: BasketGiftCard[];
	/** Present if the order is a gift (gifts-5). */
	gift?: GiftOptions;
	/** The products could not be loaded: lines show what the platform's basket knows, without customisations (basket-12). */
	isBlind?: true;
	/** Codes that the shopper has entered; one may wait for its conditions to be met again (basket-4). */
	coupons: { id: string; code: string; applied: boolean }[];
	/** The payment was removed because the shopper changed to another country (basket-16). */
	isPaymentRemoved?: true;
	/** The items added before sign-in are not in this basket yet (basket-20). */
	isMergeLate?: true;
	/** Keys of lines that were carried over from another site's basket (docs/decisions). */
	carriedProductIds: string[];
	/** Items of another site's basket that are not available here; each change of country tries them again (basket-25). */
	leftBehind: LeftBehind;
};

export type LeftBehind = {
	lines: {
		key: string;
		name: string;
		productId: string;
		quantity: number;
		/** In bags that were left before all of a line's properties were kept. */
		custom?: CustomChoice;
		fields?: LineFields;
		parts?: string[];
	}[];
	/** Coupon codes. */
	codes: string[];
	giftCards: LeftGiftCard[];
};

export const isAnyLeft = ({ lines, codes, giftCards }: LeftBehind): boolean =>
	lines.length + codes.length + giftCards.length > 0;

export const countItems = (lines: readonly { quantity: number }[]): number =>
	lines.reduce((sum, line) => sum + line.quantity, 0);

type Kept = { key: string; quantity: number };

/**
 * Plans the changes to a site's basket when its shopper comes from another site, so that the basket follows (basket-11).
 * The other basket decides the quantities of its lines. Lines that were carried to that basket and are missing now were
 * removed by the shopper; lines it never had stay.
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
