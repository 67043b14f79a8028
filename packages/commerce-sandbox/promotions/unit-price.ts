import type { Promotion } from "../house/promotions.ts";
import { fromMinor, type Minor, toMinor } from "../money.ts";
import { promotionRules } from "../settings/promotions.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import { markedPromotion } from "./marked-promotion.ts";
import { productDiscounts } from "./product-promotions.ts";
import type { PromotionInput } from "./promotion-input.ts";
import { byRank, isActive } from "./promotion-rules.ts";

const isForAll = (promotion: Promotion): boolean =>
	promotion.class === "product" && Object.values(promotion.qualifiers).every((one) => one === undefined);

/** The promotions for all shoppers of a site, whenever they apply: from them follow the prices that were paid at a time (legal-6). */
export type PromotionPlan = Pick<PromotionInput, "siteId" | "now"> & { promotions: readonly Promotion[] };

export function planPromotions(
	frame: Pick<CatalogueFrame, "promotions">,
	at: Pick<PromotionInput, "siteId" | "now">,
): PromotionPlan {
	const planned = promotionRules.promotions.filter(
		(one) => isForAll(one) && (one.from !== undefined || one.to !== undefined),
	);
	const open = openPromotions(frame, at);
	return { ...at, promotions: [...new Set([...planned, ...open])].sort(byRank) };
}

export function openPromotions(
	{ promotions: marks }: Pick<CatalogueFrame, "promotions">,
	at: Pick<PromotionInput, "siteId" | "now">,
): Promotion[] {
	const promotions = promotionRules.promotions;
	const ids = new Set(promotions.map(({ id }) => id));
	return [
		...promotions.filter((promotion) => isForAll(promotion) && isActive(promotion, at)),
		...[...marks.values()]
			.filter(({ id }) => !ids.has(id))
			.map((mark) => markedPromotion({ ...mark, text: mark.callout })),
	].sort(byRank);
}

export const reducesUnits = ({ condition, discount }: Promotion): boolean =>
	(condition.minimumQuantity ?? 1) <= 1 && discount.kind !== "buyXGetY" && discount.kind !== "bonus";

const UNIT = "unit";

function discountsOfUnit(price: Minor, promotions: readonly Promotion[], currency: string) {
	const line = { itemId: UNIT, productId: UNIT, masterId: UNIT, categoryIds: [], price, quantity: 1 };
	const concerning = promotions.map((one): Promotion => ({ ...one, products: { kind: "all" } }));
	return productDiscounts(concerning, [line], currency).get(UNIT) ?? [];
}

/**
 * Returns the unit price under each promotion by id: after the preceding promotions if they combine in a basket, otherwise alone. A
 * promotion that makes the unit free leaves its price unchanged (price-1).
 */
export function promotionalPrices(
	price: number,
	promotions: readonly Promotion[],
	currency: string,
): Map<string, number> {
	const whole = toMinor(price, currency);
	const toUnitPrice = (remaining: Minor): number =>
		remaining > 0 && remaining < whole ? fromMinor(remaining, currency) : price;
	const alone = promotions.map((one): [string, number] => {
		const [discount] = discountsOfUnit(whole, [one], currency);
		return [one.id, toUnitPrice(whole - (discount?.off ?? 0))];
	});
	const prices = new Map(alone);
	let remaining = whole;
	for (const { promotion, off } of discountsOfUnit(whole, promotions, currency)) {
		remaining -= off;
		prices.set(promotion.id, toUnitPrice(remaining));
	}
	return prices;
}

export const unitPrice = (price: number, promotions: readonly Promotion[], currency: string): number =>
	Math.min(price, ...promotionalPrices(price, promotions, currency).values());
