import { expect, test } from "vitest";
import { type PurchaseButtons, type PurchaseFacts, purchaseButtons } from "./purchase-buttons.ts";

const facts: PurchaseFacts = {
	availability: "orderable",
	chosenState: "available",
	single: false,
	buyNowEnabled: true,
	expressEnabled: true,
	expressMethods: 0,
};
const nothing: PurchaseButtons = { main: null, asksForSize: false, buyNow: false, express: false };

// proves product-1, product-2, product-3
test.each<[what: string, change: Partial<PurchaseFacts>, buttons: Partial<PurchaseButtons>]>([
	["orderable, no wallets: add and buy now", {}, { main: "add", buyNow: true }],
	["wallets: no buy now", { expressMethods: 2 }, { main: "add", express: true }],
	[
		"wallets switched off: buy now",
		{ expressMethods: 2, expressEnabled: false },
		{ main: "add", buyNow: true },
	],
	["neither is wanted", { buyNowEnabled: false }, { main: "add" }],
	["no size chosen: asks for one", { chosenState: null }, { main: "add", asksForSize: true, buyNow: true }],
	[
		"only one thing to buy: asks for nothing",
		{ chosenState: null, single: true },
		{ main: "add", buyNow: true },
	],
	["a preordered size", { chosenState: "preorder", expressMethods: 1 }, { main: "preorder" }],
	[
		"only preorders, none chosen",
		{ availability: "preorder", chosenState: null },
		{ main: "preorder", asksForSize: true },
	],
	["a size that has sold out", { chosenState: "soldOut", expressMethods: 1 }, { main: "notify" }],
	["sold out", { availability: "soldOut", chosenState: null }, { main: "notify" }],
	["banned", { availability: "banned", expressMethods: 1 }, {}],
	["taken off the shop", { availability: "soldOut", closed: true }, {}],
	["without a price", { availability: "noPrice" }, {}],
])("%s", (_, change, buttons) => {
	expect(purchaseButtons({ ...facts, ...change })).toEqual({ ...nothing, ...buttons });
});
