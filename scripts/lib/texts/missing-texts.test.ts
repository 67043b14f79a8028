import { expect, test } from "vitest";
import { findMissingTexts, listRepeated } from "./missing-texts.ts";

const english = { cart: { title: "Bag", items_one: "{{count}} item", items_other: "{{count}} items" } };
const italian = {
	cart: {
		title: "Borsa",
		items_one: "{{count}} articolo",
		items_many: "{{count}} di articoli",
		items_other: "…",
	},
};

// proves locale-8
test("a language with all texts, in its own plural forms, lacks none", () => {
	expect(findMissingTexts("it", italian, english)).toEqual({ missing: [], unknown: [] });
	expect(findMissingTexts("ja", { cart: { title: "バッグ", items_other: "{{count}}点" } }, english)).toEqual({
		missing: [],
		unknown: [],
	});
});

// proves locale-8
test.each([
	["a text", { cart: { ...italian.cart, title: undefined } }, ["cart.title"]],
	["a plural form", { cart: { ...italian.cart, items_many: undefined } }, ["cart.items_many"]],
	["a group", {}, ["cart.title", "cart.items_one", "cart.items_many", "cart.items_other"]],
])("a missing %s is found", (_, texts, missing) => {
	const planted = JSON.parse(JSON.stringify(texts));
	expect(findMissingTexts("it", planted, english)).toEqual({ missing, unknown: [] });
	expect(findMissingTexts("it", planted, english, true).missing).toEqual([]);
});

// proves locale-8
test("a text that English lacks is found, in a variant too", () =>
	expect(findMissingTexts("fr", { cart: { tilte: "Panier" } }, english, true).unknown).toEqual([
		"cart.tilte",
	]));

// proves locale-8
test("a text of a variant that is the language's own is found", () =>
	expect(
		listRepeated(
			{ cart: { title: "Panier", mail: { to: "Courriel" } } },
			{ cart: { title: "Panier", mail: { to: "E-mail" } } },
		),
	).toEqual(["cart.title"]));
