import { omitUndefined } from "../../apis/baskets/rules/checkout-rules.ts";
import { itemRefusal, withCustomChanges } from "../../apis/baskets/rules/document-parts.ts";
import type { BasketDocument, StoredPriceAdjustment } from "../../records/baskets/basket-document.ts";
import type {
	PriceAdjustmentChange,
	PriceAdjustmentRequest,
} from "../../records/baskets/checkout-requests.ts";
import { type Outcome, type Refusal, refuse, shortenId } from "../../records/baskets/outcome.ts";

const MAX_ADJUSTMENTS = 100;
const HIGHEST = 1e9;

type Discount = StoredPriceAdjustment["discount"];

export type AdjustmentContext = {
	newId: () => string;
	now: string;
	agentId: string;
	isPromotion: (id: string) => boolean;
};

export function addPriceAdjustment(
	{ document }: { document: BasketDocument },
	request: PriceAdjustmentRequest,
	{ newId, now, agentId, isPromotion }: AdjustmentContext,
): Outcome<BasketDocument> {
	const { level, discount, promotionId = newId(), itemText = "", reasonCode } = request;
	const target = findTarget(document, request);
	if ("refused" in target) return target;
	const unfit = discountRefusal(discount);
	if (unfit) return unfit;
	if (discount.type === "fixed_price") {
		if (level === "order") return refuse("invalid-price-adjustment-level", "An order has no fixed price.");
		const has = document.priceAdjustments.some(
			(one) => one.discount.type === "fixed_price" && one.itemId === target.ok,
		);
		if (has) return refuse("fixed-price-adjustment-exists", "The item has a fixed price already.");
	}
	if (isPromotion(promotionId))
		return refuse("system-promotion-id", `The promotion '${shortenId(promotionId)}' is not given by hand.`);
	if (document.priceAdjustments.some((one) => one.promotionId === promotionId)) {
		return refuse(
			"duplicate-promotion-id",
			`The basket has a price adjustment of the promotion '${shortenId(promotionId)}' already.`,
		);
	}
	if (document.priceAdjustments.length >= MAX_ADJUSTMENTS) {
		return refuse(
			"price-adjustments-quota-exceeded",
			`A basket holds at most ${MAX_ADJUSTMENTS} price adjustments.`,
		);
	}
	const adjustment: StoredPriceAdjustment = {
		priceAdjustmentId: newId(),
		level,
		...(target.ok === undefined ? {} : { itemId: target.ok }),
		discount,
		itemText,
		promotionId,
		...(reasonCode === undefined ? {} : { reasonCode }),
		createdBy: agentId,
		created: now,
		modified: now,
		custom: withCustomChanges({}, request.custom),
	};
	return { ok: { ...document, priceAdjustments: [...document.priceAdjustments, adjustment] } };
}

function findTarget(
	document: BasketDocument,
	{ level, itemId }: PriceAdjustmentRequest,
): Outcome<string | undefined> {
	if (level === "order") return { ok: undefined };
	if (level === "product") {
		const item = document.items.find((one) => one.itemId === itemId);
		return item ? { ok: item.itemId } : itemRefusal(itemId ?? "");
	}
	const targetId = itemId ?? document.shipments[0].shippingItemId;
	if (document.shipments.some(({ shippingItemId }) => shippingItemId === targetId)) return { ok: targetId };
	return refuse(
		"shipping-item-not-found",
		`The basket has no shipping item with the ID '${shortenId(targetId)}'.`,
	);
}

function discountRefusal({ type, value }: Discount): { refused: Refusal } | undefined {
	const highest = type === "percentage" ? 100 : HIGHEST;
	return value >= 0 && value <= highest
		? undefined
		: refuse("invalid-price-adjustment-value", `The discount's value is not between 0 and ${highest}.`);
}

export function changePriceAdjustment(
	document: BasketDocument,
	id: string,
	{ appliedDiscount, itemText, reasonCode, custom }: PriceAdjustmentChange,
	now: string,
): Outcome<BasketDocument> {
	const adjustment = document.priceAdjustments.find((one) => one.priceAdjustmentId === id);
	if (!adjustment) return adjustmentRefusal(id);
	let { discount } = adjustment;
	if (appliedDiscount) {
		const { type, percentage, amount } = appliedDiscount;
		if (type !== discount.type)
			return refuse("price-adjustment-type-mismatch", `The discount is of the type '${discount.type}'.`);
		const value = type === "percentage" ? percentage : amount;
		if (value === undefined)
			return refuse("invalid-price-adjustment-value", "The discount's value is missing.");
		discount = { type, value };
		const unfit = discountRefusal(discount);
		if (unfit) return unfit;
	}
	const changedAdjustment: StoredPriceAdjustment = {
		...adjustment,
		...omitUndefined({ itemText, reasonCode }),
		discount,
		modified: now,
		custom: withCustomChanges(adjustment.custom, custom),
	};
	return {
		ok: {
			...document,
			priceAdjustments: document.priceAdjustments.map((one) =>
				one === adjustment ? changedAdjustment : one,
			),
		},
	};
}

export function removePriceAdjustment(document: BasketDocument, id: string): Outcome<BasketDocument> {
	const remaining = document.priceAdjustments.filter((one) => one.priceAdjustmentId !== id);
	if (remaining.length === document.priceAdjustments.length) return adjustmentRefusal(id);
	return { ok: { ...document, priceAdjustments: remaining } };
}

function adjustmentRefusal(id: string): { refused: Refusal } {
	const detail = `No price adjustment with the ID '${shortenId(id)}' could be found.`;
	return refuse("price-adjustment-not-found", detail, undefined, 404);
}
