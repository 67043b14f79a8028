import type { Text } from "../languages.ts";
import type { SiteId } from "./countries.ts";

type Euro = number;

/** Categories include their subcategories; product ids are ids of variants or masters. */
export type ProductFilter =
	| { kind: "all" }
	| { kind: "categories"; ids: readonly string[] }
	| { kind: "products"; ids: readonly string[] }
	| { kind: "marked" };

export type Discount =
	| { kind: "percentage"; percent: number }
	| { kind: "amount"; euro: Euro }
	| { kind: "fixedPrice"; euro: Euro }
	| { kind: "free" }
	| { kind: "buyXGetY"; buy: number; get: number; percent: number }
	/** A single bonus product is added automatically; of several the shopper chooses up to `quantity`. */
	| { kind: "bonus"; productIds: readonly string[]; quantity: number };

export type Promotion = {
	id: string;
	campaignId: string;
	class: "product" | "order" | "shipping";
	name: Text;
	callout: Text;
	details: Text;
	enabled: boolean;
	sites?: readonly SiteId[];
	/** ISO times. The promotion applies at `from`, but no longer at `to`. */
	from?: string;
	to?: string;
	qualifiers: {
		couponId?: string;
		customerGroups?: readonly string[];
		sourceCodes?: readonly string[];
	};
	methods?: readonly string[];
	products: ProductFilter;
	condition: {
		/** Sum of the qualifying products after discounts of preceding classes. */
		minimumAmount?: Euro;
		minimumQuantity?: number;
	};
	discount: Discount;
	/**
	 * `class`: does not combine with other promotions of its class on the same product or order. `global`: excludes all other promotions of
	 * the basket.
	 */
	exclusivity: "none" | "class" | "global";
	rank: number;
};

export type Coupon = {
	id: string;
	enabled: boolean;
	codes: readonly string[];
	uses?: number;
	usesPerCustomer?: number;
};

export type PromotionRules = { promotions: readonly Promotion[]; coupons: readonly Coupon[] };

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
