import type { CouponStatus } from "../house/promotions.ts";
import type { Text } from "../languages.ts";
import type { Minor } from "../money.ts";
import type { Redemptions } from "./coupon-redemptions.ts";

export type PromotionLine = {
	itemId: string;
	productId: string;
	masterId: string;
	categoryIds: readonly string[];
	price: Minor;
	quantity: number;
	marked?: readonly MarkedPromotion[];
};
export type MarkedPromotion = { id: string; percent: number; text: Text };

export type PromotionInput = {
	lines: readonly PromotionLine[];
	shipping: readonly { shipmentId: string; methodId: string; price: Minor }[];
	coupons: readonly string[];
	redemptions?: Redemptions;
	customerGroups: readonly string[];
	sourceCode?: string;
	now: Date;
	currency: string;
	siteId: string;
};

export type AppliedDiscount =
	| { type: "percentage"; percentage: number; amount: number }
	| { type: "amount"; amount: number }
	| { type: "fixed_price"; amount: number }
	| { type: "free"; amount: number }
	| { type: "bonus"; amount: number };

export type Adjustment = {
	promotionId: string;
	couponCode?: string;
	text: Text;
	appliedDiscount: AppliedDiscount;
	amount: Minor;
};

export type PromotionResult = {
	lineAdjustments: (Adjustment & { itemId: string })[];
	orderAdjustments: Adjustment[];
	shippingAdjustments: (Adjustment & { shipmentId: string })[];
	bonusItems: {
		promotionId: string;
		couponCode?: string;
		text: Text;
		productIds: readonly string[];
		quantity: number;
	}[];
	coupons: { code: string; statusCode: CouponStatus; valid: boolean }[];
};
