import type { Promotion, PromotionRules } from "../house/promotions.ts";
import type { Minor } from "../money.ts";
import { promotionRules } from "../settings/promotions.ts";
import { type JudgedCoupon, judgeCoupons } from "./judge-coupons.ts";
import { markedPromotion } from "./marked-promotion.ts";
import { orderDiscounts, type ReducedLine, shippingDiscounts } from "./order-promotions.ts";
import { type Off, productDiscounts } from "./product-promotions.ts";
import type { Adjustment, PromotionInput, PromotionResult } from "./promotion-input.ts";
import {
	byRank,
	concernsLine,
	describeDiscount,
	isActive,
	isConditionMet,
	isForShopper,
} from "./promotion-rules.ts";
import { prorate } from "./prorate.ts";

type Applied = Omit<PromotionResult, "coupons">;

/**
 * Returns the discounts of a basket: on lines, then on the order, then on shipping costs. Each globally exclusive promotion is tried alone;
 * the combination that saves most applies.
 */
export function applyPromotions(
	input: PromotionInput,
	rules: PromotionRules = promotionRules,
): PromotionResult {
	const promotions = [...rules.promotions, ...markedPromotions(input, rules.promotions)];
	const coupons = judgeCoupons(input, rules.coupons, promotions);
	const usable = coupons.filter(({ refused }) => refused === undefined);
	const candidates = promotions
		.filter(
			(promotion) =>
				isActive(promotion, input) &&
				isForShopper(promotion, input) &&
				(promotion.qualifiers.couponId === undefined ||
					usable.some(({ couponId }) => couponId === promotion.qualifiers.couponId)),
		)
		.sort(byRank);
	const together = candidates.filter(({ exclusivity }) => exclusivity !== "global");
	const alone = candidates.filter(({ exclusivity }) => exclusivity === "global");
	const applications = [together, ...alone.map((promotion) => [promotion])]
		.map((promotions) => apply(promotions, input, usable))
		.reduce((best, other) => (sumSaving(other) > sumSaving(best) ? other : best));
	return { ...applications, coupons: coupons.map((coupon) => toCouponStatus(coupon, applications)) };
}

function markedPromotions({ lines }: PromotionInput, promotions: readonly Promotion[]): Promotion[] {
	const marks = new Map(lines.flatMap((line) => line.marked ?? []).map((mark) => [mark.id, mark]));
	return [...marks.values()]
		.filter(({ id, percent }) => percent > 0 && !promotions.some((promotion) => promotion.id === id))
		.map(markedPromotion);
}

function apply(
	promotions: readonly Promotion[],
	{ lines, shipping, currency }: PromotionInput,
	coupons: readonly JudgedCoupon[],
): Applied {
	const ofClass = (name: Promotion["class"]) => promotions.filter((promotion) => promotion.class === name);
	const adjustment = ({ promotion, off }: Off): Adjustment => ({
		...describePromotion(promotion, coupons),
		appliedDiscount: describeDiscount(promotion.discount, currency),
		amount: off === 0 ? 0 : -off,
	});

	const product = ofClass("product");
	const offLines = productDiscounts(product, lines, currency);
	const reducedLines = lines.map((line): ReducedLine => {
		const off = (offLines.get(line.itemId) ?? []).reduce((sum, one) => sum + one.off, 0);
		return { ...line, total: line.price * line.quantity - off };
	});
	const offOrder = orderDiscounts(ofClass("order"), reducedLines, currency);
	const orderOff = offOrder.reduce((sum, { off }) => sum + off, 0);
	const offShipping = shippingDiscounts(
		ofClass("shipping"),
		shipping,
		withoutOrderDiscount(reducedLines, orderOff),
		currency,
	);

	const withBonus = [
		...product.filter((promotion) => {
			const concernedLines = reducedLines.filter((line) => concernsLine(promotion, line));
			return isConditionMet(promotion, concernedLines, currency);
		}),
		...offOrder.map(({ promotion }) => promotion),
	];
	return {
		lineAdjustments: [...offLines].flatMap(([itemId, offs]) =>
			offs.map((off) => ({ itemId, ...adjustment(off) })),
		),
		orderAdjustments: offOrder.filter(({ off }) => off > 0).map(adjustment),
		shippingAdjustments: [...offShipping].flatMap(([shipmentId, offs]) =>
			offs.map((off) => ({ shipmentId, ...adjustment(off) })),
		),
		bonusItems: withBonus.flatMap((promotion) => {
			const { discount } = promotion;
			if (discount.kind !== "bonus") return [];
			const { productIds, quantity } = discount;
			return { ...describePromotion(promotion, coupons), productIds, quantity };
		}),
	};
}

function withoutOrderDiscount(lines: readonly ReducedLine[], off: Minor): ReducedLine[] {
	const shares = prorate(
		off,
		lines.map(({ total }) => total),
	);
	return lines.map((line, at) => ({ ...line, total: line.total - (shares[at] ?? 0) }));
}

function describePromotion({ id, name, qualifiers }: Promotion, coupons: readonly JudgedCoupon[]) {
	const coupon = coupons.find(({ couponId }) => couponId !== undefined && couponId === qualifiers.couponId);
	return { promotionId: id, text: name, ...(coupon ? { couponCode: coupon.code } : {}) };
}

function sumSaving({ lineAdjustments, orderAdjustments, shippingAdjustments }: Applied): Minor {
	return [...lineAdjustments, ...orderAdjustments, ...shippingAdjustments].reduce(
		(sum, { amount }) => sum - amount,
		0,
	);
}

function toCouponStatus(
	{ code, refused }: JudgedCoupon,
	application: Applied,
): PromotionResult["coupons"][number] {
	if (refused) return { code, statusCode: refused, valid: false };
	const hasApplied = Object.values(application).some((part) => part.some((one) => one.couponCode === code));
	return { code, statusCode: hasApplied ? "applied" : "no_applicable_promotion", valid: true };
}
