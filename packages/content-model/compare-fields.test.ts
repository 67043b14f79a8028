import fc from "fast-check";
import { expect, test } from "vitest";
import { compareFields, isSameValue } from "./compare-fields.ts";

const fields = fc.dictionary(fc.constantFrom("title", "limit", "sections"), fc.jsonValue());
const isLocalised = (field: string): boolean => field === "title";

// proves content-56
test("two states differ in nothing if they are equal, whatever the order of their keys", () =>
	fc.assert(
		fc.property(fields, (state) => {
			const turned = Object.fromEntries(Object.entries(state).toReversed());
			expect(compareFields(state, turned, () => false)).toEqual([]);
			expect(isSameValue(state, turned)).toBe(true);
		}),
	));

// proves content-56
test("a change is named by field and language, with the values before and after", () => {
	const before = { title: { en: "Coats", ar: "معاطف" }, limit: 4 };
	const after = { title: { en: "Coats", ar: "معاطف جديدة", fr: "Manteaux" }, sections: [] };
	expect(compareFields(before, after, isLocalised)).toEqual([
		{ field: "title", language: "ar", before: "معاطف", after: "معاطف جديدة" },
		{ field: "title", language: "fr", before: undefined, after: "Manteaux" },
		{ field: "limit", before: 4, after: undefined },
		{ field: "sections", before: undefined, after: [] },
	]);
});

// proves content-56
test("changes that are applied to the state before give the state after", () =>
	fc.assert(
		fc.property(fields, fields, (before, after) => {
			const changed = Object.fromEntries(
				compareFields(before, after, () => false).map(({ field, after: value }) => [field, value]),
			);
			const result = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined);
			expect(isSameValue(Object.fromEntries(result), after)).toBe(true);
		}),
	));
