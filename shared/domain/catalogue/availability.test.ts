import { expect, it } from "vitest";
import {
	classifyAvailability,
	isBanned,
	isLastPieces,
	isPreorderOnly,
	type Stock,
	sizeState,
} from "./availability.ts";

const stock = (ats: number, stockLevel = ats, preorderable = false): Stock => ({
	ats,
	stockLevel,
	preorderable,
});
const preorder = stock(20, 0, true);

// proves catalogue-1, catalogue-2, catalogue-3
it.each([
	["in stock", stock(3), "available"],
	["none left", stock(0), "soldOut"],
	["preorder", preorder, "preorder"],
	["preorderable with units on the shelf", stock(5, 2, true), "available"],
	["preorderable but none to sell", stock(0, 0, true), "soldOut"],
] as const)("size: %s", (_name, given, state) => expect(sizeState(given)).toBe(state));

// proves catalogue-5
it.each([
	["some in stock", [stock(0), stock(2)], {}, "orderable"],
	["all sold out", [stock(0), stock(0)], {}, "soldOut"],
	["preorder or sold out", [preorder, stock(0)], {}, "preorder"],
	["preorder and stock", [preorder, stock(1)], {}, "orderable"],
	["no price", [stock(1)], { hasPrice: false }, "noPrice"],
	["banned beats all", [stock(0)], { banned: true, hasPrice: false }, "banned"],
] as const)("product: %s", (_name, variants, facts, expected) =>
	expect(classifyAvailability(variants, { hasPrice: true, banned: false, ...facts })).toBe(expected),
);

// proves catalogue-2
it("is preorder-only when nothing is in stock", () => {
	expect(isPreorderOnly([preorder, stock(0)])).toBe(true);
	expect(isPreorderOnly([stock(0)])).toBe(false);
	expect(isPreorderOnly([preorder, stock(1)])).toBe(false);
});

// proves catalogue-4
it("bans shoppers who are in neither named group", () => {
	expect(isBanned({}, [])).toBe(false);
	expect(isBanned({ a: "vip" }, [])).toBe(true);
	expect(isBanned({ a: "vip", b: "press" }, ["press"])).toBe(false);
});

// proves catalogue-18
it("names last pieces for stock on the shelf only", () => {
	expect(isLastPieces(stock(2), 3)).toBe(true);
	expect(isLastPieces(stock(4), 3)).toBe(false);
	expect(isLastPieces(preorder, 3)).toBe(false);
});
