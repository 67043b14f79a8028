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
		});
		expect([...value.hitTypes]).toEqual(["variation_group"]);
		expect(Object.keys(value.asked)).toEqual(["c_color", "cgid", "price", "htype", "pmid"]);
	});

	it("returns what can be bought or chosen from where no hit type is asked for", () => {
		expect([...read().hitTypes]).toEqual(["product", "master", "set", "bundle"]);
	});

	it("reads inventory lists, promotion roles and what is known about the shopper", () => {
		expect(read("ilids=a|b", "pmid=sale", "pmpt=bonus", "c_personalization=VIP|for-her")).toMatchObject({
			inventoryLists: ["a", "b"],
			promotionIds: ["sale"],
			promotionRole: "bonus",
			personalization: ["VIP", "for-her"],
		});
		expect(read("c_personalization=VIP").attributes.size).toBe(0);
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
		["pmpt=some"],
		[`ilids=${Array.from({ length: 11 }, (_, index) => index).join("|")}`],
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
