import { describe, expect, test } from "vitest";
import {
	findWishlistItem,
	isVariationGroupId,
	mayMoveToWishlist,
	mayUseWishlist,
	missingWishlistItems,
	planRewrites,
	toggleWishlistItem,
	type WishlistItem,
	wishlistItemsToCopy,
	wishlistQuantity,
} from "./wishlist.ts";

const item = (id: string, productId: string, variationGroupId?: string): WishlistItem => ({
	id,
	productId,
	variationGroupId,
	quantity: 1,
});
const dress = item("1", "VT10001-emerald", "VT10001-emerald");
const coat = item("2", "700123", "VT10002-camel");
const guest = { registered: false, agent: false };
const customer = { registered: true, agent: false };

// proves wishlist-3
test.each([
	["VT10001-emerald", true],
	["700123", false],
	["", false],
	[undefined, false],
] as const)("%j as a variation group: %s", (id, valid) => expect(isVariationGroupId(id)).toBe(valid));

test("an item is found by its product and by its variation group", () => {
	expect(findWishlistItem([dress, coat], "VT10002-camel")).toBe(coat);
	expect(findWishlistItem([dress, coat], "700123")).toBe(coat);
	expect(findWishlistItem([dress, coat], "700124")).toBeUndefined();
});

// proves wishlist-2
test("a click adds a missing item and removes an existing one", () => {
	const emerald = { productId: "VT10001-emerald", variationGroupId: "VT10001-emerald" };
	expect(toggleWishlistItem([coat], emerald)).toEqual({
		kind: "add",
		draft: { ...emerald, quantity: 1, public: false, priority: 1 },
	});
	expect(toggleWishlistItem([dress, coat], emerald)).toEqual({ kind: "remove", item: dress });
	// Another size of a colour on the wishlist.
	expect(toggleWishlistItem([coat], { productId: "700999", variationGroupId: "VT10002-camel" })).toEqual({
		kind: "remove",
		item: coat,
	});
});

// proves wishlist-3
describe("items without a valid variation group", () => {
	const old = { ...item("3", "700123", "12345"), quantity: 4 };
	test("get their group, with quantity 1", () =>
		expect(planRewrites([dress, old], new Map([["700123", "VT10002-camel"]]))).toEqual([
			{ id: "3", variationGroupId: "VT10002-camel", quantity: 1 },
		]));
	test("stay unchanged if the group is unknown, so that they are not rewritten forever", () => {
		expect(planRewrites([old], new Map())).toEqual([]);
		expect(planRewrites([old], new Map([["700123", "700123"]]))).toEqual([]);
	});
});

const ciao: WishlistItem = { ...item("4", "800", "VT10035-gold"), fields: { c_customizationID: "ciao" } };

// proves wishlist-2, wishlist-3
test("another engraving is another item, and the plain product's heart does not change it", () => {
	const buildItem = (fields?: WishlistItem["fields"], productId = "800") => ({
		productId,
		variationGroupId: "VT10035-gold",
		fields,
	});
	const bea = buildItem({ c_customizationID: "bea" });
	expect(
		missingWishlistItems([ciao], [buildItem({ c_customizationID: "ciao" }), bea, bea, buildItem()]),
	).toEqual([bea, buildItem()]);
	// The size counts for a customised product, and not for a plain one.
	expect(missingWishlistItems([ciao], [buildItem(ciao.fields, "801")])).toHaveLength(1);
	expect(missingWishlistItems([coat], [{ productId: "700999", variationGroupId: "VT10002-camel" }])).toEqual(
		[],
	);
	expect(toggleWishlistItem([ciao], buildItem()).kind).toBe("add");
	expect(findWishlistItem([ciao], "VT10035-gold", "800")).toBeUndefined();
});

// proves wishlist-4
test("quantity 0 removes an item", () => {
	expect(wishlistQuantity(0)).toEqual({ kind: "remove" });
	expect(wishlistQuantity(2)).toEqual({ kind: "update", quantity: 2 });
});

// proves wishlist-1
test.each([
	[guest, true, true],
	[guest, false, false],
	[customer, true, true],
	[customer, false, true],
])("%j, guest wishlists enabled: %s; may use the wishlist: %s", (visitor, guestWishlistEnabled, may) =>
	expect(mayUseWishlist(visitor, { guestWishlistEnabled })).toBe(may),
);

// proves wishlist-5
test("customers may move products from the bag into the wishlist, and guests may not", () =>
	expect([guest, customer].map(mayMoveToWishlist)).toEqual([false, true]));

// proves wishlist-7
test("a guest's items are copied once, and never for an agent", () => {
	const items = [dress, coat];
	expect(wishlistItemsToCopy(items, [item("9", "VT10002-camel", "VT10002-camel")], customer)).toEqual([
		{ productId: "VT10001-emerald", variationGroupId: "VT10001-emerald" },
	]);
	expect(wishlistItemsToCopy(items, [], { registered: true, agent: true })).toEqual([]);
	expect(wishlistItemsToCopy(items, [], guest)).toEqual([]);
	expect(wishlistItemsToCopy([ciao], [item("9", "800", "VT10035-gold")], customer)).toMatchObject([
		{ productId: "800", fields: ciao.fields },
	]);
});
