import { expect, test } from "vitest";
import type { WishlistData } from "../../../pages/wishlist/contract.ts";
import { tile } from "../../fixtures/views.ts";
import { withToggled } from "./change-wishlist.ts";
import { currentWishes, isBehind } from "./current-wishlist-items.ts";

const wish = (n: number) => ({ itemId: `i${n}`, id: tile(n).id });
const wishlist = (...wishes: { itemId: string; id: string }[]) => ({ may: true, wishes });
const page: WishlistData = {
	customer: { registered: false },
	wishlist: wishlist(wish(1), wish(2)),
	tiles: [1, 2].map((n) => ({ ...tile(n), itemId: `i${n}`, colour: "Red", onlyVariantId: null })),
	gone: [{ itemId: "i9" }],
};
const gone = { itemId: "i9", id: "VT9-red" };
const known = (...wishes: { itemId: string; id: string }[]) => ({
	customer: { registered: false },
	wishlist: wishlist(...wishes),
});

test("a page is outdated when an item was added since, or another shopper is here", () => {
	expect(isBehind(page, undefined)).toBe(false);
	expect(isBehind(page, known(wish(1), wish(2), gone))).toBe(false);
	expect(isBehind(page, known(wish(1)))).toBe(false);
	expect(isBehind(page, known(wish(1), wish(3)))).toBe(true);
	expect(isBehind(page, { ...known(wish(1)), customer: { registered: true } })).toBe(true);
});

test("nothing of a customer's stays for another one, of whatever name", () => {
	const anna = { registered: true, id: "a", name: "Anna" };
	const hers = { ...page, customer: anna };
	const others = { customer: { ...anna, id: "b" }, wishlist: wishlist() };
	expect(isBehind(hers, others)).toBe(true);
	expect(currentWishes(hers, others)).toMatchObject({ customer: { id: "b" }, tiles: [], gone: [] });
	// It is another shopper all the same, where the wishlist cannot be loaded.
	expect(currentWishes(hers, { ...others, wishlist: null }).tiles).toEqual([]);
	expect(currentWishes(hers, { customer: { registered: false }, wishlist: null }).tiles).toEqual([]);
	// A guest's come along into the account.
	expect(currentWishes(page, others)).toBe(page);
});

test("what has been taken out goes at once", () => {
	expect(currentWishes(page, known(wish(2), gone)).tiles.map(({ itemId }) => itemId)).toEqual(["i2"]);
	expect(currentWishes(page, known(wish(2))).gone).toEqual([]);
	expect(currentWishes(page, undefined)).toBe(page);
});

test("a heart shows its click before the answer", () => {
	const added = withToggled(wishlist(wish(1)), "VT7-red");
	expect(added.wishes).toEqual([wish(1), { itemId: "", id: "VT7-red" }]);
	expect(withToggled(added, "VT7-red").wishes).toEqual([wish(1)]);
});
