import fc from "fast-check";
import { expect, test } from "vitest";
import { isContentId, isReturnable, parseTabs } from "./product-notes.ts";

// proves product-10
test("a listed country accepts no returns, whatever else is listed", () => {
	expect(isReturnable("JP, kr,,<b>", "KR")).toBe(false);
	expect(isReturnable("JP,KR", "IT")).toBe(true);
	expect(isReturnable("", "IT")).toBe(true);
	expect(isReturnable(undefined, "IT")).toBe(true);
});

// proves product-11
test("valid tabs are read", () => {
	expect(
		parseTabs(
			'[{"title":" The mill ","text":"In Biella."},{"title":"","text":"x"},{"title":3,"text":"x"},null,"x"]',
		),
	).toEqual([{ title: "The mill", text: "In Biella." }]);
	expect(parseTabs(JSON.stringify(Array(9).fill({ title: "a", text: "b" })))).toHaveLength(6);
	for (const json of [undefined, "", "{", "null", "7", '{"title":"a","text":"b"}'])
		expect(parseTabs(json)).toEqual([]);
	fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (json) => void parseTabs(json)));
});

// proves product-12
test("a message without blanks is an id", () => {
	expect(isContentId("preorder-early-spring")).toBe(true);
	expect(isContentId("Available in spring.")).toBe(false);
	expect(isContentId("早春入荷予定")).toBe(false);
	expect(isContentId("Soon")).toBe(false);
});
