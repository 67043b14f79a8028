import { expect, test } from "vitest";
import { matchingGroups, parseVariation } from "./product-variation.ts";

const group = (colour?: string) => ({
	images: [],
	viewType: "large",
	...(colour === undefined ? {} : { variationAttributes: [{ id: "color", values: [{ value: colour }] }] }),
});
const all = [group(), group("red"), group("black")];
const shown = (...texts: string[]) => matchingGroups(all, parseVariation(texts) ?? new Map());

test("a colour has its own pictures", () => {
	expect(shown("color=red")).toEqual([group("red")]);
});

test("a colour without pictures has the general ones", () => {
	expect(shown("color=blue")).toEqual([group()]);
});

test("attributes without pictures of their own leave everything", () => {
	expect(shown()).toEqual(all);
	expect(shown("size=38")).toEqual(all);
	expect(shown("size=38", "color=black")).toEqual([group("black")]);
});

test.each([["red"], ["=red"], ["color="], ["co lor=red"]])(
	"%j is not an attribute with its value",
	(text) => {
		expect(parseVariation(["color=red", text])).toBeUndefined();
	},
);
