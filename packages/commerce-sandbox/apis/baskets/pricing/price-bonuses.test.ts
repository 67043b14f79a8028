import { expect, test } from "vitest";
import {
	type BasketDocument,
	newDocument,
	type StoredBasket,
} from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import type { Outcome } from "../../../records/baskets/outcome.ts";
import { promotionRules } from "../../../settings/promotions.ts";
import { withoutLapsedGifts } from "../rules/bonus-rules.ts";
import { addCoupon, removeCoupon } from "../rules/checkout-rules.ts";
import { addItems, changeItem, type ItemContext, removeItem } from "../rules/item-rules.ts";
import { priceBasket } from "./price-basket.ts";

/** The coupon LIPSTICK offers these gifts with a fragrance. */
const gifts = promotionRules.promotions.flatMap(({ qualifiers, discount }) =>
	qualifiers.couponId === "lipstick" && discount.kind === "bonus" ? discount.productIds : [],
);
const [gift = ""] = gifts;

const product = (id: string, category: string, ats = 9): BasketProduct => ({
	id,
	masterId: `M${id}`,
	groupId: `M${id}-red`,
	name: `Product ${id}`,
	price: 40,
	listPrice: 40,
	ats,
	stockLevel: ats,
	preorderable: false,
	orderable: true,
	categoryIds: [category],
	members: [],
	marked: [],
});
const products = new Map(
	[product("1", "beauty-fragrance"), product("2", "women"), ...gifts.map((id) => product(id, "beauty"))].map(
		(one) => [one.id, one],
	),
);

let count = 0;
const newId = () => `id${++count}`;
const basketWith = (document: BasketDocument): StoredBasket => ({
	id: "b",
	siteId: "vetrina-eu",
	customerId: "c",
	temporary: false,
	agent: false,
	currency: "EUR",
	revision: 1,
	created: "",
	modified: "",
	now: 0,
	document,
});
const priced = (document: BasketDocument) =>
	priceBasket(basketWith(document), products, {
		customerGroups: ["Everyone"],
		now: new Date("2026-11-21T12:00:00Z"),
	}).pricing;
const contextOf = (document: BasketDocument): ItemContext => ({
	products,
	currency: "EUR",
	newItemId: newId,
	offers: priced(document).bonusOffers,
});
const add = (document: BasketDocument, productId: string, more: Record<string, unknown> = {}) =>
	addItems(document, [{ productId, quantity: 1, custom: {}, ...more }], contextOf(document));

function done(outcome: Outcome<BasketDocument>): BasketDocument {
	if ("refused" in outcome) throw new Error(outcome.refused.type);
	return outcome.ok;
}

const offered = done(
	addCoupon(done(add(newDocument(newId), "1")), { code: "LIPSTICK", custom: {} }, newId()),
);
const [offer] = priced(offered).bonusOffers;
const choose = { bonusDiscountLineItemId: offer?.id };

test("a shopper chooses from what is offered, for nothing", () => {
	expect(offer?.products.map(({ productId }) => productId)).toEqual(gifts);
	const chosen = priced(done(add(offered, gift, choose)));
	expect(chosen.lines).toMatchObject([
		{ bonus: false },
		{ bonus: true, price: 4000, priceAfterItemDiscount: 0, adjustments: [{ amount: -4000 }] },
	]);
	expect(chosen.total).toBe(4000);
});

test.each([
	["another product", "2", choose, "invalid-bonus-product"],
	[
		"an offer that there is not",
		gift,
		{ bonusDiscountLineItemId: "x" },
		"invalid-bonus-discount-line-item-id",
	],
	["more than are offered", gift, { ...choose, quantity: 9 }, "bonus-product-quota-exceeded"],
])("%s is refused", (_, productId, more, type) => {
	expect(add(offered, productId, more)).toMatchObject({ refused: { type } });
});

test("a chosen gift does not become more than is offered", () => {
	const chosen = done(add(offered, gift, choose));
	const itemId = chosen.items.at(-1)?.itemId ?? "";
	expect(changeItem(chosen, itemId, { quantity: 9, custom: {} }, contextOf(chosen))).toMatchObject({
		refused: { type: "bonus-product-quota-exceeded" },
	});
});

test("a gift disappears with its offer, and the next change removes it", () => {
	const chosen = done(add(offered, gift, choose));
	const lapsed = done(removeCoupon(chosen, chosen.coupons[0]?.couponItemId ?? ""));
	expect(priced(lapsed).lines).toHaveLength(1);
	expect(withoutLapsedGifts(lapsed, priced(lapsed).bonusOffers).items).toHaveLength(1);
	expect(withoutLapsedGifts(chosen, priced(chosen).bonusOffers)).toEqual(chosen);
});

// proves basket-8
test("removing the parent of a bundle kit removes its components", () => {
	const kit = done(
		add(done(add(done(add(newDocument(newId), "1")), "2", { custom: { c_bundleKitId: "1" } })), gift),
	);
	const left = done(removeItem(kit, kit.items[0]?.itemId ?? ""));
	expect(left.items.map((item) => item.productId)).toEqual([gift]);
});
