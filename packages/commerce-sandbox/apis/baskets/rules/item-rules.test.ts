import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type BasketDocument,
	newDocument,
	type StoredItem,
} from "../../../records/baskets/basket-document.ts";
import type { BasketProduct } from "../../../records/baskets/basket-product.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import { addItems, changeItem, removeItem } from "./item-rules.ts";

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
	categoryIds: [],
	members: [],
	marked: percent === undefined ? [] : [{ id: "p", percent, text: { en: "" } }],
});

const products = new Map(
	[
		product("1", 10.01, 5),
		product("2", 33.33, 999, 15),
		product("3", 0.1, 3),
		product("4", 5, 0),
		product("5", null, 9),
	].map((one) => [one.id, one]),
);

let count = 0;
const emptyDocument = newDocument(() => "shipping");
const context = { products, currency: "EUR", newItemId: () => `item${++count}` };
const line = (productId: string, quantity: number, custom: Record<`c_${string}`, unknown> = {}) => ({
	productId,
	quantity,
	custom,
});

const stored = (item: Pick<StoredItem, "productId" | "quantity" | "last">): StoredItem => ({
	itemId: "i",
	shipmentId: "me",
	gift: false,
	custom: {},
	...item,
});

function priced(document: BasketDocument, currency = "EUR") {
	const now = "2026-11-01T00:00:00.000Z";
	const basket = {
		id: "b",
		siteId: "vetrina-eu",
		customerId: "c",
		temporary: false,
		agent: false,
		currency,
		revision: 1,
		created: now,
		modified: now,
		now: 0,
		document,
	};
	return priceBasket(basket, products, { customerGroups: ["Everyone"], now: new Date(now) }).pricing;
}

type Step =
	| { kind: "add"; productId: string; quantity: number; note: boolean }
	| { kind: "change"; index: number; productId: string | undefined; quantity: number }
	| { kind: "remove"; index: number };

const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		kind: fc.constant("add" as const),
		productId: fc.constantFrom("1", "2", "3", "4", "5", "6"),
		quantity: fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 600, 1000),
		note: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant("change" as const),
		index: fc.nat(5),
		productId: fc.option(fc.constantFrom("1", "2", "3", "4"), { nil: undefined }),
		quantity: fc.constantFrom(-1, 0, 1, 2, 5, 1000),
	}),
	fc.record({ kind: fc.constant("remove" as const), index: fc.nat(5) }),
);

function run(document: BasketDocument, one: Step) {
	if (one.kind === "add")
		return addItems(document, [line(one.productId, one.quantity, one.note ? { c_note: 1 } : {})], context);
	const itemId = document.items[one.index]?.itemId ?? "none";
	if (one.kind === "remove") return removeItem(document, itemId);
	return changeItem(
		document,
		itemId,
		{ productId: one.productId, quantity: one.quantity, custom: {} },
		context,
	);
}

test("totals equal the sum of their parts, stock is never exceeded and a refusal changes nothing", () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
			let document = emptyDocument;
			for (const one of steps) {
				const before = structuredClone(document);
				const outcome = run(document, one);
				if ("refused" in outcome) expect(document).toEqual(before);
				else document = outcome.ok;
			}
			const { lines, productTotal, productSubTotal } = priced(document);
			expect(productTotal).toBe(
				lines.reduce((sum, { priceAfterItemDiscount }) => sum + priceAfterItemDiscount, 0),
			);
			expect(productSubTotal).toBe(productTotal);
			for (const { basePrice, price, priceAfterItemDiscount, item } of lines) {
				expect(price).toBe(basePrice * item.quantity);
				expect(priceAfterItemDiscount).toBeGreaterThanOrEqual(0);
				expect(Number.isInteger(price) && Number.isInteger(priceAfterItemDiscount)).toBe(true);
			}
			for (const [id, { ats }] of products) {
				const held = document.items
					.filter((item) => item.productId === id)
					.reduce((sum, { quantity }) => sum + quantity, 0);
				expect(held).toBeLessThanOrEqual(ats);
			}
			expect(new Set(document.items.map(({ itemId }) => itemId)).size).toBe(document.items.length);
		}),
		{ numRuns: 300 },
	);
});

test("fewer units are allowed even of a product that has sold out since", () => {
	const document: BasketDocument = {
		...emptyDocument,
		items: [
			stored({ productId: "4", quantity: 3, last: { productName: "", basePrice: 5, currency: "EUR" } }),
		],
	};
	expect(changeItem(document, "i", { quantity: 1, custom: {} }, context)).toMatchObject({
		ok: { items: [{ quantity: 1 }] },
	});
	expect(changeItem(document, "i", { quantity: 4, custom: {} }, context)).toMatchObject({
		refused: { type: "product-item-not-available" },
	});
});

test("a product that left the catalogue costs what it last did, but nothing in another currency", () => {
	const document: BasketDocument = {
		...emptyDocument,
		items: [
			stored({
				productId: "gone",
				quantity: 2,
				last: { productName: "Gone", basePrice: 12.5, currency: "EUR" },
			}),
		],
	};
	expect(priced(document).productTotal).toBe(2500);
	expect(priced(document, "SEK").productTotal).toBe(0);
});

test("a basket holds a hundred lines at most", () => {
	const many = Array.from({ length: 101 }, (_, index) => line("2", 1, { c_note: index }));
	expect(addItems(emptyDocument, many, context)).toMatchObject({
		refused: { type: "product-items-quota-exceeded" },
	});
	expect(addItems(emptyDocument, many.slice(1), context)).toHaveProperty("ok");
});
