import type { Text } from "../languages.ts";
import type { SiteId } from "./countries.ts";

type Euro = number;

/** `categoryIds` include subcategories; ids are those of variants or masters. */
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
	/** A single product is added automatically; of several products the shopper chooses up to `quantity`. */
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
	/** ISO times; `from` is included, `to` is not. */
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
	/** `class`: alone on its product, or alone in its class. `global`: alone in the basket. */
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
