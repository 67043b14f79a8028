import type { Promotion } from "../house/promotions.ts";
import type { Minor } from "../money.ts";
import { bestStack, type Off } from "./product-promotions.ts";
import type { PromotionInput, PromotionLine } from "./promotion-input.ts";
import { concernsLine, discountOn, isConditionMet } from "./promotion-rules.ts";

export type ReducedLine = PromotionLine & { total: Minor };

const conditionMet = (promotion: Promotion, lines: readonly ReducedLine[], currency: string): boolean =>
	isConditionMet(
		promotion,
		lines.filter((line) => concernsLine(promotion, line)),
		currency,
	);

export function orderDiscounts(
	promotions: readonly Promotion[],
	lines: readonly ReducedLine[],
	currency: string,
): Off[] {
	const metPromotions = promotions.filter((promotion) => conditionMet(promotion, lines, currency));
	const total = lines.reduce((sum, line) => sum + line.total, 0);
	return pickBest(metPromotions, total, currency).filter(
		({ promotion, off }) => off > 0 || promotion.discount.kind === "bonus",
	);
}

export function shippingDiscounts(
	promotions: readonly Promotion[],
	shipping: PromotionInput["shipping"],
	lines: readonly ReducedLine[],
	currency: string,
): Map<string, Off[]> {
	const metPromotions = promotions.filter((promotion) => conditionMet(promotion, lines, currency));
	return new Map(
		shipping.map(({ shipmentId, methodId, price }) => {
			const ofMethod = metPromotions.filter(({ methods }) => methods?.includes(methodId) ?? true);
			return [shipmentId, pickBest(ofMethod, price, currency).filter(({ off }) => off > 0)];
		}),
	);
}

function pickBest(promotions: readonly Promotion[], total: Minor, currency: string): Off[] {
	const stacks = [
		promotions.filter(({ exclusivity }) => exclusivity === "none"),
		...promotions.filter(({ exclusivity }) => exclusivity !== "none").map((promotion) => [promotion]),
	];
	return bestStack(
		stacks.map((stack) => {
			let remaining = total;
			return stack.map((promotion) => {
				const off = discountOn(remaining, 1, promotion.discount, currency);
				remaining -= off;
				return { promotion, off };
			});
		}),
	);
}
