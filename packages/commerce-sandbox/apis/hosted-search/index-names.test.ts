import { expect, test } from "vitest";
import { indexByName, indexNames } from "./index-names.ts";

// proves cloud-10
test.each([
	["vetrina-eu__products__en", { kind: "products", sort: "best-matches", personalised: false }],
	["vetrina-me__products__ar__price-low-to-high", { language: "ar", sort: "price-low-to-high" }],
	["vetrina-us__products__en__price-low-to-high__CAD", { sort: "price-low-to-high", currency: "CAD" }],
	["vetrina-eu__products__en__personalised", { sort: "best-matches", personalised: true }],
	["vetrina-ap__query_suggestions__ja", { kind: "suggestions", siteId: "vetrina-ap", language: "ja" }],
])("%s", (name, index) => {
	expect(indexByName(name)).toMatchObject(index);
});

test.each([
	"",
	"products",
	"vetrina-xx__products__en",
	"vetrina-eu__products__xx",
	"vetrina-eu__products",
	"vetrina-eu__products__en__best-matches",
	"vetrina-ap__products__en__product-name-ascending",
	"vetrina-eu__products__en__discount__personalised",
	"vetrina-us__products__en__price-low-to-high__USD",
	"vetrina-us__products__en__price-low-to-high__EUR",
	"vetrina-us__products__en__new-arrivals__CAD",
	"vetrina-us__products__en__price-low-to-high__CAD__CAD",
	"vetrina-eu__query_suggestions__en__discount",
	"vetrina-eu__orders__en",
])("there is no index %j", (name) => {
	expect(indexByName(name)).toBeUndefined();
});

test("every listed name is an index", () => {
	const names = indexNames();
	expect(names.length).toBe(new Set(names).size);
	expect(names.filter((name) => !indexByName(name))).toEqual([]);
});
