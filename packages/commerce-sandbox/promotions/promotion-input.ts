import type { CouponStatus } from "../house/promotions.ts";
import type { Text } from "../languages.ts";
import type { Minor } from "../money.ts";
import type { Redemptions } from "./coupon-redemptions.ts";

export type PromotionLine = {
	itemId: string;
	productId: string;
	masterId: string;
	/** All its categories with those above them. */
	categoryIds: readonly string[];
	/** Of one unit. */
	price: Minor;
	quantity: number;
	/** The catalogue's own promotions of the product (import line), in any order. */
	marked?: readonly MarkedPromotion[];
};
/** A promotion of the catalogue: so much per cent off. Where promotions.ts defines one of the same id, that decides. */
export type MarkedPromotion = { id: string; percent: number; text: Text };

export type PromotionInput = {
	lines: readonly PromotionLine[];
	shipping: readonly { shipmentId: string; methodId: string; price: Minor }[];
	/** Codes as the shopper wrote them, in the order in which they came in. */
	coupons: readonly string[];
	/** How often the codes were used before; missing = never (`readRedemptions`). */
	redemptions?: Redemptions;
	customerGroups: readonly string[];
	sourceCode?: string;
	/** The shopper context's date where there is one. */
	now: Date;
	currency: string;
	siteId: string;
};

/** What a price adjustment's `appliedDiscount` says; amounts in units of the currency. */
export type AppliedDiscount =
	| { type: "percentage"; percentage: number; amount: number }
	| { type: "amount"; amount: number }
	| { type: "fixed_price"; amount: number }
	| { type: "free"; amount: number }
	| { type: "bonus"; amount: number };

export type Adjustment = {
	promotionId: string;
	/** The code that unlocked it, as the shopper wrote it. */
	couponCode?: string;
	/** Plain, in all languages. */
	text: Text;
	appliedDiscount: AppliedDiscount;
	/** Never positive. */
	amount: Minor;
};

export type PromotionResult = {
	lineAdjustments: (Adjustment & { itemId: string })[];
	orderAdjustments: Adjustment[];
	shippingAdjustments: (Adjustment & { shipmentId: string })[];
	/** One product: it comes along by itself. Several: the shopper chooses up to `quantity` of them. */
	bonusItems: {
		promotionId: string;
		couponCode?: string;
		text: Text;
		productIds: readonly string[];
		quantity: number;
	}[];
	/** In the order of the input. */
	coupons: { code: string; statusCode: CouponStatus; valid: boolean }[];
};
