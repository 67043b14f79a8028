import fc from "fast-check";
import {
	addCoupon,
	addGiftCertificate,
	changeGiftCertificate,
	removeCoupon,
	removeGiftCertificate,
} from "../apis/baskets/rules/checkout-rules.ts";
import { addItems, changeItem, removeItem } from "../apis/baskets/rules/item-rules.ts";
import { inCurrency, MERGE_MODES, mergeBaskets } from "../apis/baskets/rules/merge-baskets.ts";
import {
	changeShipment,
	createShipment,
	removeShipment,
	setShippingAddress,
	setShippingMethod,
} from "../apis/baskets/rules/shipment-rules.ts";
import {
	addPriceAdjustment,
	changePriceAdjustment,
	removePriceAdjustment,
} from "../compatibility/baskets/adjustment-rules.ts";
import {
	type BasketDocument,
	newDocument,
	newShipment,
	type StoredBasket,
} from "../records/baskets/basket-document.ts";
import type { BasketProduct } from "../records/baskets/basket-product.ts";
import type { Outcome } from "../records/baskets/outcome.ts";

export const NOW = "2026-11-21T12:00:00.000Z";
export const sites = {
	"vetrina-eu": { currencies: ["EUR", "GBP", "SEK"], addresses: ["IT", "GB", "SE", "XX"] },
	"vetrina-us": { currencies: ["USD", "CAD"], addresses: ["US", "CA", "MX"] },
} as const;
export type SiteId = keyof typeof sites;

const product = (id: string, price: number | null, ats: number, percent?: number): BasketProduct => ({
	id,
	masterId: `M${id}`,
	groupId: `M${id}-red`,
	name: `Product ${id}`,
	price,
	listPrice: price,
	ats,
	stockLevel: ats,
	preorderable: false,
	orderable: price !== null && ats > 0,
	categoryIds: ["women"],
	members: [],
	marked: percent === undefined ? [] : [{ id: "marked", percent, text: { en: "" } }],
});
export const products = new Map(
	[
		product("1", 10.01, 5),
		product("2", 333.33, 999, 15),
		product("3", 0.1, 30),
		product("4", 5, 0),
		product("5", null, 9),
		product("800000180000", 39, 3),
	].map((one) => [one.id, one]),
);

let count = 0;
export const newId = () => `id${++count}`;

export type Step = (basket: StoredBasket) => Outcome<Pick<StoredBasket, "document" | "currency">>;
const on =
	(rule: (basket: StoredBasket) => Outcome<BasketDocument>): Step =>
	(basket) => {
		const outcome = rule(basket);
		return "refused" in outcome ? outcome : { ok: { document: outcome.ok, currency: basket.currency } };
	};

const index = fc.nat(7);
const pick = <Part>(parts: readonly Part[], at: number): Part | undefined => parts[at % parts.length];
const shipmentId = fc.constantFrom("me", "a", "a", "a", "b", "unknown");
const productId = fc.constantFrom("1", "2", "3", "4", "5", "6");
const quantity = fc.constantFrom(1, 2, 3, 4, 5, 30, 0, -1, 0.5, 1000);
const custom = fc.constantFrom({}, { c_note: 1 });
const gift = { recipientEmail: "b@vetrina.example" };

const items = fc.oneof(
	fc.tuple(productId, quantity, shipmentId, custom).map(([id, quantity, shipment, own]) =>
		on(({ document, currency }) =>
			addItems(document, [{ productId: id, quantity, shipmentId: shipment, custom: own }], {
				products,
				currency,
				newItemId: newId,
			}),
		),
	),
	fc
		.tuple(
			index,
			quantity,
			fc.option(productId, { nil: undefined }),
			fc.option(shipmentId, { nil: undefined }),
		)
		.map(([at, quantity, id, shipment]) =>
			on(({ document, currency }) =>
				changeItem(
					document,
					pick(document.items, at)?.itemId ?? "none",
					{ quantity, productId: id, shipmentId: shipment, custom: {} },
					{ products, currency, newItemId: newId },
				),
			),
		),
	index.map((at) => on(({ document }) => removeItem(document, pick(document.items, at)?.itemId ?? "none"))),
);
const coupons = fc.oneof(
	fc
		.constantFrom("WELCOME10", "MERCI-0001", "PRIVATE30", "EXPRESS", "CANDLE", "UNKNOWN")
		.map((code) => on(({ document }) => addCoupon(document, { code, custom: {} }, newId()))),
	index.map((at) =>
		on(({ document }) => removeCoupon(document, pick(document.coupons, at)?.couponItemId ?? "none")),
	),
);
const amount = fc.constantFrom(20, 33.33, 75, 500, -1, 10.005);
const limits = (currency: string) => ({ currency, least: 1, most: 5000 });
const giftCertificates = fc.oneof(
	fc
		.tuple(amount, shipmentId)
		.map(([worth, shipment]) =>
			on(({ document, currency }) =>
				addGiftCertificate(
					document,
					{ ...gift, amount: worth, shipmentId: shipment, custom: {} },
					{ limits: limits(currency), newId },
				),
			),
		),
	fc.tuple(index, amount).map(([at, worth]) =>
		on(({ document, currency }) => {
			const id = pick(document.giftCertificates, at)?.giftCertificateItemId ?? "none";
			return changeGiftCertificate(document, id, { amount: worth, custom: {} }, limits(currency));
		}),
	),
	index.map((at) =>
		on(({ document }) =>
			removeGiftCertificate(document, pick(document.giftCertificates, at)?.giftCertificateItemId ?? "none"),
		),
	),
);
const method = fc.constantFrom("standard", "express", "same-day", "drone");
const shipments = (siteId: SiteId) => {
	const address = fc
		.tuple(fc.constantFrom<string>(...sites[siteId].addresses), fc.constantFrom("CA", "QC", "none"))
		.map(([countryCode, stateCode]) => ({ countryCode, stateCode, custom: {} }));
	return fc.oneof(
		fc
			.tuple(shipmentId, address, method)
			.map(([id, to, by]) =>
				on((basket) =>
					createShipment(
						basket,
						{ shipmentId: id, shippingAddress: to, shippingMethod: { id: by, custom: {} }, custom: {} },
						newId,
					),
				),
			),
		fc
			.tuple(shipmentId, shipmentId)
			.map(([id, name]) =>
				on((basket) => changeShipment(basket, id, { shipmentId: name, gift: true, custom: {} }, newId)),
			),
		shipmentId.map((id) => on(({ document }) => removeShipment(document, id))),
		fc
			.tuple(shipmentId, address, fc.boolean())
			.map(([id, to, useAsBilling]) =>
				on((basket) => setShippingAddress(basket, id, to, { useAsBilling, newId })),
			),
		fc.tuple(shipmentId, method).map(([id, by]) => on((basket) => setShippingMethod(basket, id, by))),
	);
};
const discount = fc.record({
	type: fc.constantFrom("percentage", "amount", "fixed_price"),
	value: fc.constantFrom(-1, 0, 7.77, 50, 100, 1e6),
});
const adjusting = { newId, now: NOW, agentId: "bruno", isPromotion: (id: string) => id === "welcome" };
const adjustments = fc.oneof(
	fc.tuple(fc.constantFrom("product", "shipping", "order"), index, discount).map(([level, at, off]) =>
		on(({ document }) => {
			const itemId =
				(level === "product"
					? pick(document.items, at)?.itemId
					: pick(document.shipments, at)?.shippingItemId) ?? "none";
			return addPriceAdjustment({ document }, { level, itemId, discount: off, custom: {} }, adjusting);
		}),
	),
	fc.tuple(index, discount).map(([at, { type, value }]) =>
		on(({ document }) => {
			const id = pick(document.priceAdjustments, at)?.priceAdjustmentId ?? "none";
			const appliedDiscount = { type, percentage: value, amount: value };
			return changePriceAdjustment(document, id, { appliedDiscount, custom: {} }, NOW);
		}),
	),
	index.map((at) =>
		on(({ document }) =>
			removePriceAdjustment(document, pick(document.priceAdjustments, at)?.priceAdjustmentId ?? "none"),
		),
	),
);
const whole = (siteId: SiteId) =>
	fc.oneof(
		fc.constantFrom<string>(...sites[siteId].currencies).map(
			(currency): Step =>
				(basket) => ({ ok: { currency, document: inCurrency(basket.document, basket.currency, currency) } }),
		),
		fc.constantFrom(...MERGE_MODES).map((mode) =>
			on(({ document, currency }) => {
				const other = addItems(newDocument(newId), [{ productId: "2", quantity: 2, custom: {} }], {
					products,
					currency,
					newItemId: newId,
				});
				return "refused" in other ? other : { ok: mergeBaskets(document, other.ok, { mode, products }) };
			}),
		),
	);

export function stepOn(siteId: SiteId): fc.Arbitrary<Step> {
	return fc.oneof(
		{ weight: 4, arbitrary: items },
		{ weight: 1, arbitrary: coupons },
		{ weight: 2, arbitrary: giftCertificates },
		{ weight: 3, arbitrary: shipments(siteId) },
		{ weight: 2, arbitrary: adjustments },
		{ weight: 1, arbitrary: whole(siteId) },
	);
}

export function filledDocument(): BasketDocument {
	const empty = newDocument(newId);
	const document: BasketDocument = { ...empty, shipments: [...empty.shipments, newShipment("a", newId())] };
	const additions = [
		{ productId: "1", quantity: 2, custom: {} },
		{ productId: "2", quantity: 3, custom: {}, shipmentId: "a" },
		{ productId: "3", quantity: 5, custom: {} },
	];
	const outcome = addItems(document, additions, { products, currency: "", newItemId: newId });
	return "ok" in outcome ? outcome.ok : document;
}
