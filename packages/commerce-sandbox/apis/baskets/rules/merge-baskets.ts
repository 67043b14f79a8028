import { codeKey } from "@vetrina/shop-rules/typed/code.ts";
import { fromMinor, toMinor } from "../../../money.ts";
import type {
	BasketDocument,
	StoredItem,
	StoredPriceAdjustment,
} from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type { CustomProperties } from "../../../requests/with-custom.ts";
import { conversionRate } from "../../../settings/countries.ts";
import { offeredAmount } from "../../../settings/gift-cards.ts";

export const MERGE_MODES = ["higher_quantity", "sum_quantities", "saved_quantity", "separate_item"] as const;
export type MergeMode = (typeof MERGE_MODES)[number];

const MAX_QUANTITY = 999;

type MergeContext = {
	mode: MergeMode;
	products: ReadonlyMap<string, BasketProduct>;
};

/**
 * Returns `survivor` with the contents of `incoming`, but without its addresses, customer, payments and bonus items. The survivor's values
 * take precedence; added quantities are limited by the stock.
 */
export function mergeBaskets(
	survivor: BasketDocument,
	incoming: BasketDocument,
	context: MergeContext,
): BasketDocument {
	const [first, ...others] = survivor.shipments;
	const shipmentIds = new Set(survivor.shipments.map(({ shipmentId }) => shipmentId));
	const newShipments = incoming.shipments
		.filter(({ shipmentId }) => !shipmentIds.has(shipmentId))
		.map(({ address: _, ...shipment }) => shipment);
	const codes = new Set(survivor.coupons.map(({ code }) => codeKey(code)));
	const promotions = new Set(survivor.priceAdjustments.map(({ promotionId }) => promotionId));
	const items = mergedItems(survivor, incoming, context);
	const itemIds = new Set(items.map(({ itemId }) => itemId));
	return {
		...survivor,
		items,
		shipments: [first, ...others, ...newShipments],
		coupons: [...survivor.coupons, ...incoming.coupons.filter(({ code }) => !codes.has(codeKey(code)))],
		giftCertificates: [...survivor.giftCertificates, ...incoming.giftCertificates],
		priceAdjustments: [
			...survivor.priceAdjustments,
			...incoming.priceAdjustments.filter(
				({ promotionId, level, itemId }) =>
					!promotions.has(promotionId) &&
					(level === "order" || (level === "product" && itemIds.has(itemId ?? ""))),
			),
		],
		custom: { ...incoming.custom, ...survivor.custom },
	};
}

function mergedItems(
	survivor: BasketDocument,
	incoming: BasketDocument,
	{ mode, products }: MergeContext,
): StoredItem[] {
	const items = survivor.items.map((item) => ({ ...item }));
	const countHeld = (productId: string) =>
		items.reduce((sum, item) => (item.productId === productId ? sum + item.quantity : sum), 0);
	const adjustedIds = new Set(
		[...survivor.priceAdjustments, ...incoming.priceAdjustments].map(({ itemId }) => itemId),
	);
	for (const item of incoming.items) {
		if (item.bonusDiscountLineItemId !== undefined) continue;
		const same =
			mode === "separate_item" || adjustedIds.has(item.itemId)
				? undefined
				: items.find((one) => isSame(one, item) && !adjustedIds.has(one.itemId));
		const wantedQuantity = wantedMore(mode, same?.quantity, item.quantity);
		const product = products.get(item.productId);
		const available = product ? Math.max(0, product.ats - countHeld(item.productId)) : MAX_QUANTITY;
		const more = Math.min(wantedQuantity, available, MAX_QUANTITY - (same?.quantity ?? 0));
		if (same) {
			same.quantity += Math.max(0, more);
			same.custom = { ...item.custom, ...same.custom };
		} else if (more > 0) {
			items.push({ ...item, quantity: more });
		}
	}
	return items;
}

function wantedMore(mode: MergeMode, heldQuantity: number | undefined, incoming: number): number {
	if (heldQuantity === undefined || mode === "sum_quantities" || mode === "separate_item") return incoming;
	return mode === "higher_quantity" ? Math.max(0, incoming - heldQuantity) : 0;
}

const OWN = ["c_customizationID", "c_bundleKitId"] as const;

function isSame(one: StoredItem, other: StoredItem): boolean {
	return (
		one.productId === other.productId &&
		one.shipmentId === other.shipmentId &&
		one.gift === other.gift &&
		one.giftMessage === other.giftMessage &&
		one.bonusDiscountLineItemId === undefined &&
		OWN.every((name) => one.custom[name] === other.custom[name]) &&
		agree(one.custom, other.custom)
	);
}

const agree = (one: CustomProperties, other: CustomProperties): boolean =>
	Object.entries(one).every(
		([name, value]) =>
			!Object.hasOwn(other, name) ||
			JSON.stringify(other[name as keyof CustomProperties]) === JSON.stringify(value),
	);

export function inCurrency(document: BasketDocument, from: string, to: string): BasketDocument {
	if (from === to) return document;
	const rate = conversionRate(from, to);
	const convert = (value: number) => fromMinor(toMinor(value * rate, to), to);
	const adjustment = (one: StoredPriceAdjustment): StoredPriceAdjustment =>
		one.discount.type === "percentage"
			? one
			: { ...one, discount: { ...one.discount, value: convert(one.discount.value) } };
	return {
		...document,
		giftCertificates: document.giftCertificates.map((item) => ({
			...item,
			amount: toMinor(offeredAmount(fromMinor(item.amount, from), from, to), to),
		})),
		priceAdjustments: document.priceAdjustments.map(adjustment),
		paymentInstruments: document.paymentInstruments.map(({ amount: _, ...instrument }) => instrument),
	};
}

export function withoutPersonalDetails(document: BasketDocument): BasketDocument {
	const { billingAddress: _, ...rest } = document;
	const [first, ...others] = document.shipments.map(({ address: __, ...shipment }) => shipment);
	return {
		...rest,
		shipments: [first ?? document.shipments[0], ...others],
		customer: {},
		paymentInstruments: [],
	};
}
