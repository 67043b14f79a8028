import { expect, test } from "vitest";
import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import { tile } from "../../fixtures/views.ts";
import { withToggled } from "../../state/wishlist/change-wishlist.ts";
import { currentWishlistItems, isBehind } from "./current-wishlist-items.ts";

const item = (n: number) => ({ itemId: `i${n}`, id: tile(n).id });
const wishlist = (...items: { itemId: string; id: string }[]) => ({ may: true, items });
const page: WishlistData = {
	customer: { registered: false },
	wishlist: wishlist(item(1), item(2)),
	tiles: [1, 2].map((n) => ({ ...tile(n), itemId: `i${n}`, colour: "Red", onlyVariantId: null })),
	goneItems: [{ itemId: "i9" }],
};
const gone = { itemId: "i9", id: "VT9-red" };
const buildSession = (...items: { itemId: string; id: string }[]) => ({
	customer: { registered: false },
	wishlist: wishlist(...items),
});

test("a page is outdated if an item was added or the shopper has changed", () => {
	expect(isBehind(page, undefined)).toBe(false);
	expect(isBehind(page, buildSession(item(1), item(2), gone))).toBe(false);
	expect(isBehind(page, buildSession(item(1)))).toBe(false);
	expect(isBehind(page, buildSession(item(1), item(3)))).toBe(true);
	expect(isBehind(page, { ...buildSession(item(1)), customer: { registered: true } })).toBe(true);
});

test("a customer's items never show for another customer, even of the same name", () => {
	const anna = { registered: true, id: "a", name: "Anna" };
	const hers = { ...page, customer: anna };
	const others = { customer: { ...anna, id: "b" }, wishlist: wishlist() };
	expect(isBehind(hers, others)).toBe(true);
	expect(currentWishlistItems(hers, others)).toMatchObject({
		customer: { id: "b" },
		tiles: [],
		goneItems: [],
	});
	// The shopper differs even if the wishlist cannot be loaded.
	expect(currentWishlistItems(hers, { ...others, wishlist: null }).tiles).toEqual([]);
	expect(currentWishlistItems(hers, { customer: { registered: false }, wishlist: null }).tiles).toEqual([]);
	// A guest's items move into the account.
	expect(currentWishlistItems(page, others)).toBe(page);
});

test("removed items disappear at once", () => {
	expect(currentWishlistItems(page, buildSession(item(2), gone)).tiles.map(({ itemId }) => itemId)).toEqual([
		"i2",
	]);
	expect(currentWishlistItems(page, buildSession(item(2))).goneItems).toEqual([]);
	expect(currentWishlistItems(page, undefined)).toBe(page);
});

// proves wishlist-2
test("a customised item has its own heart, independent of the colour's", () => {
	const custom = { ...item(1), itemId: "i7", custom: true as const };
	expect(withToggled(wishlist(item(1), custom), item(1).id).items).toEqual([custom]);
	expect(withToggled(wishlist(item(1), custom), "i7").items).toEqual([item(1)]);
	const both = {
		...page,
		tiles: [...page.tiles, { ...tile(1), ...custom, colour: "Red", onlyVariantId: "8" }],
	};
	const left = currentWishlistItems(both, buildSession(item(1), item(2), gone)).tiles;
	expect(left.map(({ itemId }) => itemId)).toEqual(["i1", "i2"]);
});

test("a heart shows its click before the response", () => {
	const added = withToggled(wishlist(item(1)), "VT7-red");
	expect(added.items).toEqual([item(1), { itemId: "", id: "VT7-red" }]);
	expect(withToggled(added, "VT7-red").items).toEqual([item(1)]);
});
