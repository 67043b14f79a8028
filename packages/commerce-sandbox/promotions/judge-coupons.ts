import { codeKey } from "@vetrina/shop-rules/typed/code.ts";
import type { Coupon, CouponStatus, Promotion } from "../house/promotions.ts";
import type { Redemptions } from "./coupon-redemptions.ts";
import type { PromotionInput } from "./promotion-input.ts";
import { isActive } from "./promotion-rules.ts";

export type JudgedCoupon = {
	code: string;
	couponId?: string;
	refused?: CouponStatus;
};

export function judgeCoupons(
	input: Pick<PromotionInput, "coupons" | "redemptions" | "siteId" | "now">,
	coupons: readonly Coupon[],
	promotions: readonly Promotion[],
): JudgedCoupon[] {
	const seenCodes = new Set<string>();
	return input.coupons.map((code) => {
		const normal = codeKey(code);
		const coupon = coupons.find(({ codes }) => codes.includes(normal));
		if (!coupon) return { code, refused: "coupon_code_unknown" };
		if (seenCodes.has(normal)) return { code, refused: "coupon_code_already_in_basket" };
		if (seenCodes.has(coupon.id)) return { code, refused: "coupon_already_in_basket" };
		seenCodes.add(normal).add(coupon.id);
		const isOffered = promotions.some(
			(promotion) => promotion.qualifiers.couponId === coupon.id && isActive(promotion, input),
		);
		const refusal =
			(coupon.enabled ? undefined : "coupon_disabled") ??
			(isOffered ? undefined : "no_active_promotion") ??
			limitRefusal(coupon, normal, input.redemptions);
		return { code, couponId: coupon.id, ...(refusal ? { refused: refusal } : {}) };
	});
}

function limitRefusal(
	{ uses, usesPerCustomer }: Coupon,
	code: string,
	redemptions: Redemptions | undefined,
): CouponStatus | undefined {
	const { total, ofCustomer } = redemptions?.get(code) ?? { total: 0, ofCustomer: 0 };
	if (uses !== undefined && total >= uses)
		return uses === 1 ? "coupon_code_already_redeemed" : "redemption_limit_exceeded";
	return usesPerCustomer !== undefined && ofCustomer >= usesPerCustomer
		? "customer_redemption_limit_exceeded"
		: undefined;
}
