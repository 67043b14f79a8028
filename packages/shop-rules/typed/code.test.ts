import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfCode, parseGiftCardCode } from "./code.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-1, gifts-1
test.each([
	["ABCD-EFGH-2345-6789", "ABCD-EFGH-2345-6789"],
	[" abcd efgh ", "abcd efgh"],
	["ＡＢＣＤ－２３４５", "ABCD-2345"],
	["\u202aABCD\u20102345\u202c", "ABCD-2345"],
	["ABCD٢٣٤٥", "ABCD2345"],
	["ABC", undefined],
	["../../x", undefined],
	["<script>", undefined],
	["", undefined],
	[undefined, undefined],
	["A".repeat(65), undefined],
])("%j is the gift card code %j", (typed, code) => expect(parseGiftCardCode(typed)).toBe(code));

// proves typed-1
test("every spelling of a gift card code is the code, with the same end", () => {
	const numbers = fc.integer({ min: 1000, max: 9999 });
	fc.assert(
		fc.property(numbers, numbers, fc.nat(), (first, last, seed) => {
			const typed = respell(`A${first}-${last}`, seed);
			expect(parseGiftCardCode(typed)).toBe(`A${first}-${last}`);
			expect(endOfCode(typed)).toBe(String(last));
		}),
	);
});
