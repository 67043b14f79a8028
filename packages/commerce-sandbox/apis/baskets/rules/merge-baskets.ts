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

/** Copies everything except personal details (addresses, e-mail, payment) into `kept`, whose values take precedence. */
export function mergeBaskets(
	kept: BasketDocument,
	incoming: BasketDocument,
	context: MergeContext,
): BasketDocument {
	const [first, ...others] = kept.shipments;
	const known = new Set(kept.shipments.map(({ shipmentId }) => shipmentId));
	const newShipments = incoming.shipments
		.filter(({ shipmentId }) => !known.has(shipmentId))
		.map(({ address: _, ...shipment }) => shipment);
	const codes = new Set(kept.coupons.map(({ code }) => codeKey(code)));
	const promotions = new Set(kept.priceAdjustments.map(({ promotionId }) => promotionId));
	const items = mergedItems(kept, incoming, context);
	const itemIds = new Set(items.map(({ itemId }) => itemId));
	return {
		...kept,
		items,
		shipments: [first, ...others, ...newShipments],
		coupons: [...kept.coupons, ...incoming.coupons.filter(({ code }) => !codes.has(codeKey(code)))],
		giftCertificates: [...kept.giftCertificates, ...incoming.giftCertificates],
		priceAdjustments: [
			...kept.priceAdjustments,
			...incoming.priceAdjustments.filter(
				({ promotionId, level, itemId }) =>
					!promotions.has(promotionId) &&
					(level === "order" || (level === "product" && itemIds.has(itemId ?? ""))),
			),
		],
		custom: { ...incoming.custom, ...kept.custom },
	};
}

function mergedItems(
	kept: BasketDocument,
	incoming: BasketDocument,
	{ mode, products }: MergeContext,
): StoredItem[] {
	const items = kept.items.map((item) => ({ ...item }));
	const countHeld = (productId: string) =>
		items.reduce((sum, item) => (item.productId === productId ? sum + item.quantity : sum), 0);
	const adjusted = new Set(
		[...kept.priceAdjustments, ...incoming.priceAdjustments].map(({ itemId }) => itemId),
	);
	for (const item of incoming.items) {
		if (item.bonusDiscountLineItemId !== undefined) continue;
		const same =
			mode === "separate_item" || adjusted.has(item.itemId)
				? undefined
				: items.find((one) => isSame(one, item) && !adjusted.has(one.itemId));
		const wanted = wantedMore(mode, same?.quantity, item.quantity);
		const product = products.get(item.productId);
		const left = product ? Math.max(0, product.ats - countHeld(item.productId)) : MAX_QUANTITY;
		const more = Math.min(wanted, left, MAX_QUANTITY - (same?.quantity ?? 0));
		if (same) {
			same.quantity += Math.max(0, more);
			same.custom = { ...item.custom, ...same.custom };
		} else if (more > 0) {
			items.push({ ...item, quantity: more });
		}
	}
	return items;
}

function wantedMore(mode: MergeMode, held: number | undefined, incoming: number): number {
	if (held === undefined || mode === "sum_quantities" || mode === "separate_item") return incoming;
	return mode === "higher_quantity" ? Math.max(0, incoming - held) : 0;
}

const OWN = ["c_customizationID", "c_bundleKitId"] as const;

/** Lines merge if product, destination and gift are equal and no custom property contradicts another (basket-28). */
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
	const converted = (value: number) => fromMinor(toMinor(value * rate, to), to);
	const adjustment = (one: StoredPriceAdjustment): StoredPriceAdjustment =>
		one.discount.type === "percentage"
			? one
			: { ...one, discount: { ...one.discount, value: converted(one.discount.value) } };
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
