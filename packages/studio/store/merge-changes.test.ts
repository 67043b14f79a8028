import { compareFields, isSameValue } from "@vetrina/content-model/compare-fields.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChanges, mergeChanges, undoChange } from "./merge-changes.ts";

const isLocalised = (field: string): boolean => field === "title";
const state = fc.record(
	{
		title: fc.dictionary(fc.constantFrom("en", "ar", "ja"), fc.string(), { minKeys: 1 }),
		limit: fc.integer(),
		sections: fc.array(fc.constantFrom("a", "b", "c")),
	},
	{ requiredKeys: [] },
);

// proves studio-4
test("the changes between two states, applied to the first, give the second", () =>
	fc.assert(
		fc.property(state, state, (before, after) => {
			const changed = applyChanges(before, compareFields(before, after, isLocalised));
			expect(isSameValue(changed, after)).toBe(true);
		}),
	));

// proves studio-4
test("merging loses no value that either editor has changed alone, and keeps mine of what both have changed", () =>
	fc.assert(
		fc.property(state, state, state, (base, mine, theirs) => {
			const merged = mergeChanges({ base, mine, theirs }, isLocalised);
			const read = (fields: Record<string, unknown>, field: string, language?: string): unknown =>
				language ? (fields[field] as Record<string, unknown> | undefined)?.[language] : fields[field];
			const own = compareFields(base, mine, isLocalised);
			for (const { field, language, after } of own) expect(read(merged, field, language)).toEqual(after);
			const isMine = ({ field, language }: { field: string; language?: string }): boolean =>
				own.some((one) => one.field === field && one.language === language);
			for (const change of compareFields(base, theirs, isLocalised))
				if (!isMine(change)) expect(read(merged, change.field, change.language)).toEqual(change.after);
		}),
	));

// proves studio-3
test("a step that is undone and done again gives the state before and after it", () =>
	fc.assert(
		fc.property(state, state, (before, after) => {
			const undone = undoChange(after, { before, after }, isLocalised);
			expect(isSameValue(undone, before)).toBe(true);
			const redone = undoChange(undone, { before: after, after: before }, isLocalised);
			expect(isSameValue(redone, after)).toBe(true);
		}),
	));
