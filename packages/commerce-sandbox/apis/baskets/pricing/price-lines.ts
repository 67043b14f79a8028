import { type Minor, takePercent, toMinor } from "../../../money.ts";
import type { PromotionLine, PromotionResult } from "../../../promotions/promotion-input.ts";
import type {
	BasketDocument,
	StoredItem,
	StoredPriceAdjustment,
} from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type { PricedAdjustment } from "../../../records/baskets/priced-basket.ts";

export type DraftLine = {
	item: StoredItem;
	product?: BasketProduct;
	basePrice: Minor;
	price: Minor;
	adjustments: PricedAdjustment[];
	rest: Minor;
};

const plainPrice = ({ price, tiers }: BasketProduct, quantity: number): number | null =>
	tiers?.findLast((tier) => tier.quantity <= quantity)?.price ?? price;

const isCustomised = ({ custom }: Partial<StoredItem>): boolean =>
	typeof custom?.c_customizationJSON === "string" && custom.c_customizationJSON !== "";

/** Returns the unit price including the price of the customisation (cloud-31); null without a price. */
const unitPrice = (product: BasketProduct, item: StoredItem): number | null => {
	const plain = plainPrice(product, item.quantity);
	return plain === null || !isCustomised(item) ? plain : plain + (product.customising ?? 0);
};

function findBasePrice(item: StoredItem, product: BasketProduct | undefined, currency: string): Minor {
	const lastPrice = item.last.currency === currency ? item.last.basePrice : null;
	return toMinor((product && unitPrice(product, item)) ?? lastPrice ?? 0, currency);
}

export function draftLine(
	item: StoredItem,
	product: BasketProduct | undefined,
	currency: string,
	manual: readonly StoredPriceAdjustment[],
): DraftLine {
	const basePrice = findBasePrice(item, product, currency);
	const price = basePrice * item.quantity;
	const adjustments = manualAdjustments(manual, price, item.quantity, currency);
	return {
		item,
		...(product ? { product } : {}),
		basePrice,
		price,
		adjustments,
		rest: price + sumAmounts(adjustments),
	};
}

export const sumAmounts = (adjustments: readonly { amount: Minor }[]): Minor =>
	adjustments.reduce((sum, { amount }) => sum + amount, 0);

export function adjustmentsOn(
	document: BasketDocument,
	level: StoredPriceAdjustment["level"],
	itemId?: string,
): StoredPriceAdjustment[] {
	return document.priceAdjustments.filter((one) => one.level === level && one.itemId === itemId);
}

export function manualAdjustments(
	manual: readonly StoredPriceAdjustment[],
	price: Minor,
	quantity: number,
	currency: string,
): PricedAdjustment[] {
	let rest = price;
	return manual.map((one) => {
		const amount = -Math.min(rest, Math.max(0, amountOff(one, rest, quantity, currency))) || 0;
		rest += amount;
		return {
			id: one.priceAdjustmentId,
			promotionId: one.promotionId,
			text: { en: one.itemText },
			appliedDiscount: describeDiscount(one),
			amount,
			manual: one,
		};
	});
}

function amountOff(
	{ discount }: StoredPriceAdjustment,
	rest: Minor,
	quantity: number,
	currency: string,
): Minor {
	if (discount.type === "percentage") return takePercent(rest, discount.value);
	const value = toMinor(discount.value, currency) * quantity;
	return discount.type === "amount" ? value : rest - value;
}

function describeDiscount({ discount }: StoredPriceAdjustment): PricedAdjustment["appliedDiscount"] {
	return discount.type === "percentage"
		? { type: "percentage", percentage: discount.value, amount: discount.value / 100 }
		: { type: discount.type, amount: discount.value };
}

/**
 * Returns the line for the promotion engine. The rest of the line is divided by the quantity and rounded down, so that promotions never
 * take off more than the total.
 */
export function promotionLine({
	item,
	product,
	rest,
}: Pick<DraftLine, "item" | "product" | "rest">): PromotionLine {
	return {
		itemId: item.itemId,
		productId: item.productId,
		masterId: product?.masterId ?? item.productId,
		categoryIds: product?.categoryIds ?? [],
		price: Math.floor(rest / item.quantity),
		quantity: item.quantity,
		marked: product?.marked ?? [],
	};
}

export function promotionAdjustment(
	{ promotionId, couponCode, text, appliedDiscount, amount }: PromotionResult["orderAdjustments"][number],
	target: string,
): PricedAdjustment {
	return {
		id: `${target}-${promotionId}`,
		promotionId,
		...(couponCode === undefined ? {} : { couponCode }),
		text,
		appliedDiscount,
		amount,
	};
}
