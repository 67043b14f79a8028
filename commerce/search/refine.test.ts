import { describe, expect, it } from "vitest";
import { parsePriceRange, parseRefinements } from "./refine.ts";

const read = (...parameters: string[]) => {
	const parsed = parseRefinements(parameters);
	if (!parsed.ok) throw new Error(parsed.detail);
	return parsed.value;
};

describe("refinements", () => {
	it("reads attributes with several values, categories, prices and hit types", () => {
		const value = read(
			"c_color=red|blue",
			"cgid=women",
			"price=(10..50.5)",
			"htype=variation_group",
			"pmid=sale",
		);
		expect([...value.attributes]).toEqual([["color", ["red", "blue"]]]);
		expect(value).toMatchObject({
			categoryId: "women",
			price: { min: 10, max: 50.5 },
			promotionIds: ["sale"],
			orderableOnly: false,
		});
		expect([...value.hitTypes]).toEqual(["variation_group"]);
		expect(Object.keys(value.asked)).toEqual(["c_color", "cgid", "price", "htype", "pmid"]);
	});

	it("returns masters and standard products where no hit type is asked for", () => {
		expect([...read().hitTypes]).toEqual(["master", "product"]);
	});

	it("lets a price range be open at one end", () => {
		expect(parsePriceRange("(..50)")).toEqual({ min: 0, max: 50 });
		expect(parsePriceRange("(50..)")).toEqual({ min: 50, max: Number.POSITIVE_INFINITY });
	});

	it.each([
		["c_color"],
		["=red"],
		["c_color="],
		["price=10..50"],
		["price=(50..10)"],
		["price=(..)"],
		["price=(a..b)"],
		["htype=nonsense"],
		["orderable_only=yes"],
		["cgid=a|b"],
		["<b>=1"],
		["price=(1..2)|(3..4)"],
	])("refuses %s", (parameter) => {
		expect(parseRefinements([parameter]).ok).toBe(false);
	});

	it("refuses repeated attributes and more than nine", () => {
		expect(parseRefinements(["c_color=red", "c_color=blue"]).ok).toBe(false);
		expect(parseRefinements(Array.from({ length: 10 }, (_, index) => `c_a${index}=1`)).ok).toBe(false);
	});
});
