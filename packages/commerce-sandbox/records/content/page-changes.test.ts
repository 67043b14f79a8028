import { expect, test } from "vitest";
import { compareSections } from "./page-changes.ts";

const compare = (before: string, after: string, changed = "") =>
	compareSections([[...before], [...after]], (id) => changed.includes(id))
		.map(({ id, change }) => `${id} ${change}`)
		.join(", ");

// proves preview-7
test.each([
	["abc", "abc", "", ""],
	["abc", "abcd", "", "d added"],
	["abc", "ac", "", "b removed"],
	["abc", "abc", "b", "b changed"],
	["abcd", "bcda", "", "a moved"],
	["abcd", "dabc", "", "d moved"],
	["ab", "ba", "a", "a changed"],
	["", "a", "", "a added"],
	["a", "", "a", "a removed"],
	["aba", "ab", "", ""],
])("sections %j become %j, with other contents in %j: %s", (before, after, changed, expected) =>
	expect(compare(before, after, changed)).toBe(expected),
);
