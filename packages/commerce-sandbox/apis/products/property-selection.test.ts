import { describe, expect, it } from "vitest";
import { parseSelector, select } from "./property-selection.ts";

const document = { total: 2, hits: [{ id: "a", image: { link: "x", alt: "y" } }, { id: "b" }], query: "q" };
const selected = (selector: string) => {
	const selection = parseSelector(selector);
	return selection && select(document, selection);
};

describe("the property selector", () => {
	it.each([
		["(total)", { total: 2 }],
		["(**)", document],
		["(*)", document],
		["( total , hits.(id) )", { total: 2, hits: [{ id: "a" }, { id: "b" }] }],
		["(hits.(image.(link)))", { hits: [{ image: { link: "x" } }, {}] }],
		["(hits.(**))", { hits: document.hits }],
		["(nothing)", {}],
	])("%s", (selector, expected) => {
		expect(selected(selector)).toEqual(expected);
	});

	it.each([
		"",
		"total",
		"(total",
		"total)",
		"(total,)",
		"(hits.id)",
		"(hits.(id)",
		"(a))",
		"(a b)",
		"(<b>)",
		`(${"a.(".repeat(40)}b`,
	])("refuses '%s'", (selector) => {
		expect(parseSelector(selector)).toBeUndefined();
	});
});
