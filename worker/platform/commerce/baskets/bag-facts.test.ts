import { expect, test } from "vitest";
import { listBagFacts } from "./bag-facts.ts";
import type { VendorBasket } from "./own-basket.ts";

const line = (itemId: string, productId: string, quantity: number, basePrice: number, more: object = {}) => ({
	itemId,
	productId,
	productName: `Product ${productId}`,
	quantity,
	basePrice,
	...more,
});
const bag = (...productItems: object[]): VendorBasket => ({ productItems }) as VendorBasket;
const fact = (name: string, productId: string, quantity: number, price: number) =>
	expect.objectContaining({ name, line: { productId, name: `Product ${productId}`, quantity, price } });
const recount = (count: number) => ({ name: "cart_updated", count });

// proves event-21, basket-18
test.each([
	[2, 5, ["add_to_cart", 3]],
	[5, 2, ["remove_from_cart", 3]],
] as const)("a quantity of %i that becomes %i is told by its difference", (from, to, [name, difference]) => {
	const touched = { kind: "line", itemId: "1", quantity: to } as const;
	expect(listBagFacts(bag(line("1", "A", from, 19.9)), bag(line("1", "A", to, 19.9)), touched)).toEqual([
		fact(name, "A", difference, 19.9),
		recount(to),
	]);
});

// proves event-21
test("a line that is removed is told with all its pieces, at the price that it had", () => {
	const touched = { kind: "line", itemId: "1", quantity: 0 } as const;
	const before = bag(line("1", "A", 4, 10), line("2", "B", 1, 5));
	expect(listBagFacts(before, bag(line("2", "B", 1, 5)), touched)).toEqual([
		fact("remove_from_cart", "A", 4, 10),
		recount(1),
	]);
});

// proves event-21
test("another size is a removal and an addition, also if a line of that size is there", () => {
	const touched = { kind: "line", itemId: "1", productId: "B" } as const;
	const swapped = [fact("remove_from_cart", "A", 2, 10), fact("add_to_cart", "B", 2, 12)];
	expect(listBagFacts(bag(line("1", "A", 2, 10)), bag(line("1", "B", 2, 12)), touched)).toEqual(swapped);
	const both = bag(line("1", "A", 2, 10), line("2", "B", 1, 12));
	expect(listBagFacts(both, bag(line("2", "B", 3, 12)), touched)).toEqual(swapped);
});

test.each([
	["a change that changes nothing", { kind: "line", itemId: "1", quantity: 2 }],
	["other words on a product", { kind: "line", itemId: "1", productId: "A" }],
	["gift options", { kind: "sums" }],
] as const)("%s is no fact", (_, touched) => {
	expect(listBagFacts(bag(line("1", "A", 2, 10)), bag(line("1", "A", 2, 10)), touched)).toEqual([]);
});

// proves event-21
test("an addition counts what was added, not what promotions give with it", () => {
	const touched = { kind: "add", productId: "A", quantity: 1, addType: "buyNow" } as const;
	const after = bag(line("1", "A", 3, 10), line("2", "GIFT", 1, 0, { bonusProductLineItem: true }));
	for (const before of [bag(line("1", "A", 2, 10)), undefined])
		expect(listBagFacts(before, after, touched)).toEqual([
			{
				name: "add_to_cart",
				addType: "buyNow",
				line: { productId: "A", name: "Product A", quantity: 1, price: 10 },
			},
			recount(4),
		]);
});

// proves event-21
test("a kit is one piece at the price of all its parts", () => {
	const part = { c_bundleKitId: "k", c_bundleKitPart: true };
	const parent = { c_bundleKitId: "k", c_bundleKitParent: true };
	const after = bag(line("1", "A", 2, 100, parent), line("2", "P", 4, 10, part));
	expect(listBagFacts(undefined, after, { kind: "add", productId: "A", quantity: 2 })).toEqual([
		fact("add_to_cart", "A", 2, 120),
		recount(2),
	]);
});

// proves event-21
test("gift cards come and go by their amounts", () => {
	const cards = (...amounts: number[]): VendorBasket =>
		({
			giftCertificateItems: amounts.map((amount, at) => ({ giftCertificateItemId: `g${at}`, amount })),
		}) as VendorBasket;
	const card = (name: string, price: number) =>
		expect.objectContaining({
			name,
			line: { productId: "gift-certificate", name: "Gift card", quantity: 1, price },
		});
	expect(listBagFacts(cards(50), cards(50, 80), { kind: "giftCard" })).toEqual([
		card("add_to_cart", 80),
		recount(2),
	]);
	expect(listBagFacts(cards(50), cards(80), { kind: "giftCard", id: "g0" })).toEqual([
		card("remove_from_cart", 50),
		card("add_to_cart", 80),
	]);
	expect(listBagFacts(cards(50), cards(), { kind: "giftCard", id: "g0" })).toEqual([
		card("remove_from_cart", 50),
		recount(0),
	]);
});

// proves event-48
test("a coupon is told when it is added, and once it is gone", () => {
	const withCoupon: VendorBasket = { couponItems: [{ couponItemId: "c1", code: "WELCOME10" }] };
	const told = (action: string) => [{ name: "coupon", action, code: "WELCOME10" }];
	const added = { kind: "coupon", code: "WELCOME10" } as const;
	for (const before of [bag(), undefined])
		expect(listBagFacts(before, withCoupon, added)).toEqual(told("added"));
	const removed = { kind: "coupon", id: "c1" } as const;
	expect(listBagFacts(withCoupon, bag(), removed)).toEqual(told("removed"));
	expect(listBagFacts(withCoupon, withCoupon, removed)).toEqual([]);
	expect(listBagFacts(bag(), bag(), removed)).toEqual([]);
});
