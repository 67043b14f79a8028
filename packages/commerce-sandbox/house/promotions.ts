import type { Text } from "../languages.ts";
import type { SiteId } from "./countries.ts";

/** What merchants define: promotions with their qualifiers, conditions and discounts, and the coupons that unlock them. */

/** Money in euro; in other currencies the market's own price point (`localPrice`). */
type Euro = number;

/** Which products: by category (those below it included in `categoryIds`), by id of variant or master, or by the catalogue's own marking. */
export type ProductFilter =
	| { kind: "all" }
	| { kind: "categories"; ids: readonly string[] }
	| { kind: "products"; ids: readonly string[] }
	/** Products whose import line names this promotion. */
	| { kind: "marked" };

export type Discount =
	/** Off each unit, the order, or the shipping costs. */
	| { kind: "percentage"; percent: number }
	/** Off each unit, the order, or the shipping costs. */
	| { kind: "amount"; euro: Euro }
	/** What each unit, or the shipping of a shipment, costs then. */
	| { kind: "fixedPrice"; euro: Euro }
	/** The shipping of a shipment, or each unit, for nothing. */
	| { kind: "free" }
	/** Of every `buy + get` units the `get` cheapest are so much off. */
	| { kind: "buyXGetY"; buy: number; get: number; percent: number }
	/** One product comes along for nothing; of several the shopper chooses up to `quantity`. */
	| { kind: "bonus"; productIds: readonly string[]; quantity: number };

export type Promotion = {
	id: string;
	campaignId: string;
	class: "product" | "order" | "shipping";
	name: Text;
	/** May hold simple markup: a tile shows it. */
	callout: Text;
	details: Text;
	enabled: boolean;
	/** Every site where it is missing. */
	sites?: readonly SiteId[];
	/** ISO instants; `from` included, `to` not. */
	from?: string;
	to?: string;
	/** All that are given have to be met. */
	qualifiers: {
		/** Coupon that has to be in the basket. */
		couponId?: string;
		/** One of these groups. */
		customerGroups?: readonly string[];
		sourceCodes?: readonly string[];
	};
	/** Of shipping promotions: the methods that they are for; all where it is missing. */
	methods?: readonly string[];
	/** Products that count for the condition and, of product promotions, that the discount is on. */
	products: ProductFilter;
	condition: {
		/** Sum of the qualifying products, discounts of the classes before it taken off. */
		minimumAmount?: Euro;
		/** Units of qualifying products. */
		minimumQuantity?: number;
	};
	discount: Discount;
	/** `class`: alone on its product, or alone in its class. `global`: alone in the basket. */
	exclusivity: "none" | "class" | "global";
	/** Lower ones come first. */
	rank: number;
};

export type Coupon = {
	id: string;
	enabled: boolean;
	/** Upper case; shoppers may write them as they like. */
	codes: readonly string[];
	/** Orders that may use one code, all shoppers together. */
	uses?: number;
	/** Orders of one customer that may use one code. */
	usesPerCustomer?: number;
};

export type PromotionRules = { promotions: readonly Promotion[]; coupons: readonly Coupon[] };

/** The platform's states of a coupon in a basket, those that can occur here. */
export type CouponStatus =
	| "coupon_code_already_in_basket"
	| "coupon_code_already_redeemed"
	| "coupon_code_unknown"
	| "coupon_disabled"
	| "redemption_limit_exceeded"
	| "customer_redemption_limit_exceeded"
	| "no_active_promotion"
	| "coupon_already_in_basket"
	| "no_applicable_promotion"
	| "applied";
