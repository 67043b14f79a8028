import { expect, test } from "vitest";
import { mapSearch } from "./map-search.ts";

type Result = Parameters<typeof mapSearch>[0];
const resultWith = (more: object): Result =>
	({ hits: [], limit: 24, offset: 0, total: 3, query: "", refinements: [], ...more }) as unknown as Result;

// proves list-26
test("values of a refinement have the merchants' order, nested values as well", () => {
	const value = (id: string, more: object = {}) => ({ value: id, label: id, hitCount: 1, ...more });
	const mapValues = (...values: object[]) =>
		mapSearch(resultWith({ refinements: [{ attributeId: "c_fit", values }] })).refinements[0]?.values ?? [];
	const named = (values: readonly { value: string }[]) => values.map((one) => one.value);
	expect(named(mapValues(value("b"), value("a"), value("c")))).toEqual(["b", "a", "c"]);
	expect(named(mapValues(value("b", { order: 2 }), value("x"), value("a", { order: 1 })))).toEqual([
		"a",
		"b",
		"x",
	]);
	const [parent] = mapValues(value("p", { values: [value("z", { order: 9 }), value("y", { order: 1 })] }));
	expect(named(parent?.children ?? [])).toEqual(["y", "z"]);
	expect(mapValues(value("a", { description: "Close to the body" }))[0]?.description).toBe(
		"Close to the body",
	);
});

// proves search-17
test.each([
	[{ suggestedPhrases: [{ phrase: "silk", exactMatch: true }], suggestedTerms: [] }, undefined],
	[{ suggestedPhrases: [{ phrase: "silk", exactMatch: false }], suggestedTerms: [] }, { phrase: "silk" }],
	[{ suggestedTerms: [{ originalTerm: "qq", terms: [] }] }, { exact: 0 }],
	[{ suggestedTerms: [], c_exactTotal: 2 }, { exact: 2 }],
])("reads from %j how a search was widened", (searchPhraseSuggestions, widened) => {
	expect(mapSearch(resultWith({ searchPhraseSuggestions })).widened).toEqual(widened);
	expect(mapSearch(resultWith({ searchPhraseSuggestions, total: 0 })).widened).toBeUndefined();
});

// proves legal-7
test("the price by unit is the platform's, lowered by a promotion as the price is", () => {
	const hit = { productId: "1", price: 90, c_pricePerUnit: 1800, c_pricePerUnitUnit: "l" };
	const mapUnitPrice = (more: object) =>
		mapSearch(resultWith({ hits: [{ ...hit, ...more }] })).hits[0]?.unitPrice;
	expect(mapUnitPrice({})).toEqual({ least: 1800, per: "l" });
	expect(mapUnitPrice({ c_pricePerUnitMax: 2000 })).toEqual({ least: 1800, most: 2000, per: "l" });
	expect(mapUnitPrice({ productPromotions: [{ promotionalPrice: 45 }] })).toEqual({ least: 900, per: "l" });
	expect(mapUnitPrice({ c_pricePerUnitUnit: "piece" })).toBeUndefined();
	expect(mapUnitPrice({ c_pricePerUnit: undefined })).toBeUndefined();
});
