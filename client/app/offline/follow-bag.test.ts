import { expect, test } from "vitest";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import type { KeptTile } from "../../state/offline/kept-bag.ts";
import { updateKeptBag } from "./follow-bag.ts";

const basket = (id: string) => ({ id, items: [], count: 0 }) as unknown as BasketView;
const tile = (id: string): KeptTile => ({
	id,
	href: `/x/${id}.html`,
	brand: "",
	name: id,
	image: null,
	price: { text: "", value: null, currency: "EUR" },
});
const session = (name: string, more: Partial<SessionResponse> = {}): SessionResponse => ({
	csrf: "token",
	basket: basket(name),
	customer: { registered: true, id: name },
	wishlist: { may: true, items: [{ itemId: "1", id: "a" }] },
	...more,
});
const anna = updateKeptBag(session("anna"), null, [tile("a"), tile("b")]);

// proves shell-43
test("the bag and the wishlist are kept as they were last known, without the token", () => {
	expect(anna).toEqual({
		basket: basket("anna"),
		customer: { registered: true, id: "anna" },
		wishlist: { may: true, items: [{ itemId: "1", id: "a" }] },
		tiles: [tile("a")],
	});
	expect(updateKeptBag(session("anna", { basket: null, wishlist: null }), anna, [])).toEqual(anna);
});

// proves shell-43, identity-29
test("nothing of another person is kept", () => {
	const guest = session("", { customer: { registered: false }, basket: null, wishlist: null });
	expect(updateKeptBag(guest, anna, [])).toEqual({
		basket: null,
		customer: { registered: false },
		wishlist: null,
		tiles: [],
	});
	expect(updateKeptBag(session("berta"), anna, []).tiles).toEqual([]);
});
