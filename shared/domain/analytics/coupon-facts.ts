export const COUPON_ACTIONS = ["added", "removed", "refused"] as const;

/** Reasons for which a coupon is refused, as the bag says them (basket-4). */
export const COUPON_REFUSALS = ["couponRefused", "couponKnown", "tooManyTries"] as const;
type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Tells what a shopper has done with a coupon (event-48). `code`: of one that was added or removed. */
export type CouponFact = {
	name: "coupon";
	action: (typeof COUPON_ACTIONS)[number];
	code?: string | undefined;
	reason?: CouponRefusal | undefined;
};

export const isCouponRefusal = (code: string): code is CouponRefusal =>
	COUPON_REFUSALS.some((one) => one === code);
