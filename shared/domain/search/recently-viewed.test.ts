import { expect, test } from "vitest";
import { parseViewed, shownViewed, type ViewedProduct, withViewed } from "./recently-viewed.ts";

const product = (n: number, colour = "red"): ViewedProduct => ({
	id: `VT${n}-${colour}`,
	masterId: `VT${n}`,
});
const many = (count: number): ViewedProduct[] => Array.from({ length: count }, (_, n) => product(n));

test("the latest product comes first, each once, in the colour that was viewed last", () => {
	const viewed = [product(1), product(2), product(3)].reduce<ViewedProduct[]>(withViewed, []);
	expect(withViewed(viewed, product(1, "blue"))).toEqual([product(1, "blue"), product(3), product(2)]);
});

// proves search-10
test("eight are shown, though the current product is not among them", () => {
	const viewed = many(12).reduce<ViewedProduct[]>(withViewed, []);
	expect(viewed).toHaveLength(9);
	expect(shownViewed(viewed, "VT11")).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `VT${n}-red`));
	expect(shownViewed(viewed)).toHaveLength(8);
});

test("the current product alone is not shown", () => {
	expect(shownViewed([product(1)], "VT1")).toEqual([]);
	expect(shownViewed([])).toEqual([]);
});

test.each([
	null,
	"",
	"{",
	"7",
	"{}",
	"null",
	'"VT1"',
	"[1,null,{}]",
	'[{"id":"","masterId":"VT1"}]',
	`[{"id":"${"a".repeat(201)}","masterId":"VT1"}]`,
	'[{"id":"VT1"}]',
])("%j is no list", (kept) => expect(parseViewed(kept)).toEqual([]));

test("stored products are read without other properties, and limited in number", () => {
	expect(parseViewed(JSON.stringify(many(3).map((one) => ({ ...one, more: 1 }))))).toEqual(many(3));
	expect(parseViewed(JSON.stringify(many(20)))).toHaveLength(9);
});
