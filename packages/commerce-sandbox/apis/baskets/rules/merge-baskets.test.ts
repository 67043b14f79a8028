import { expect, test } from "vitest";
import { type BasketDocument, newDocument } from "../../../records/baskets/basket-document.ts";
import type { CustomProperties } from "../../../requests/with-custom.ts";
import { mergeBaskets } from "./merge-baskets.ts";

const basket = (...customs: CustomProperties[]): BasketDocument => ({
	...newDocument(() => "shipping"),
	items: customs.map((custom, at) => ({
		itemId: `${JSON.stringify(custom)}${at}`,
		productId: "1",
		quantity: 1,
		shipmentId: "me",
		gift: false,
		custom,
		last: { productName: "Ring", basePrice: 10, currency: "EUR" },
	})),
});
const merged = (kept: BasketDocument, incoming: BasketDocument) =>
	mergeBaskets(kept, incoming, { mode: "sum_quantities", products: new Map() }).items.map(
		({ quantity, custom }) => [quantity, custom],
	);

// proves basket-28
test("customised products stay apart; a note joins a line without one, and two different notes stay apart", () => {
	const ada = { c_customizationID: "ada", c_engraveMessage: "Ada" };
	expect(merged(basket({}, ada), basket({ c_note: "x" }, ada, { c_customizationID: "bea" }))).toEqual([
		[2, { c_note: "x" }],
		[2, ada],
		[1, { c_customizationID: "bea" }],
	]);
	expect(merged(basket({ c_note: "x" }), basket({ c_note: "y" }, { c_note: "x" }))).toEqual([
		[2, { c_note: "x" }],
		[1, { c_note: "y" }],
	]);
});

test("parts of different kits stay apart", () => {
	expect(merged(basket({ c_bundleKitId: "a" }), basket({ c_bundleKitId: "b" }))).toHaveLength(2);
});
