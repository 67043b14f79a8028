import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { findByWords, isPostalCode } from "./find-stores.ts";

const store = (city: string, names: string[], address1 = "Via Roma 1") => ({
	name: `Vetrina ${city}`,
	address1,
	postalCode: "20121",
	searchNames: [city, ...names],
});
const stores = [
	store("Milano", ["Milan", "ミラノ", "ميلانو", "Italy", "Italien"]),
	store("Roma", ["Rome", "Italy", "Italien"]),
	store("Zürich", ["Zurich", "Switzerland"], "Augustinergasse 14"),
];
const findNames = (query: string) => findByWords(stores, query).map(({ searchNames }) => searchNames[0]);

// proves stores-2
test("a city is found in any language, whatever its accents and capitals", () => {
	expect(findNames("milan")).toEqual(["Milano"]);
	expect(findNames("ミラノ")).toEqual(["Milano"]);
	expect(findNames("zurich")).toEqual(["Zürich"]);
	expect(findNames("ميلانو")).toEqual(["Milano"]);
});

// proves stores-2
test("a country finds all of its stores, and a street its own; a city of the same name comes first", () => {
	expect(findNames("Italien")).toEqual(["Milano", "Roma"]);
	expect(findNames("augustiner")).toEqual(["Zürich"]);
	expect(findNames("roma")).toEqual(["Roma", "Milano"]);
	expect(findNames("Timbuktu")).toEqual([]);
	expect(findNames("  ,. ")).toEqual([]);
});

// proves stores-2, typed-1
test.each(Object.entries(SPELLINGS))("a place is the same %s", (_, spell) => {
	expect(findNames(spell("20121"))).toEqual(findNames("20121"));
	expect(findNames(spell("milan"))).toEqual(["Milano"]);
	expect(isPostalCode(spell("1200-283"))).toBe(true);
});

// proves stores-2
test("texts with enough digits may be postal codes", () => {
	expect(["20121", "W1U 7QA", "1200-283", "106"].map(isPostalCode)).toEqual([true, true, true, true]);
	expect(["Milano", "12", "Via Solferino 27, Milano"].map(isPostalCode)).toEqual([false, false, false]);
});
