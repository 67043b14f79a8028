import fc from "fast-check";
import { expect, test } from "vitest";
import { isSamePostalCode, parsePostalCode } from "./postal-code.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-1
test.each([
	["１０４ー００６１", "104-0061"],
	["〒1040061", "104-0061"],
	["١٠٤٠٠٦١", "104-0061"],
	["\u202a104\u20100061\u202c", "104-0061"],
	["104 0061", "104-0061"],
	["10400611", undefined],
])("the Japanese postal code %j is read as %j", (typed, code) =>
	expect(parsePostalCode(typed, { pattern: "\\d{3}-?\\d{4}", example: "154-0023" })).toBe(code),
);

// proves typed-3
test.each([
	["1040061", "104-0061", true],
	["104-0061", "1040061", true],
	["〒１０４ー００６１", "104-0061", true],
	["00950", "00-950", true],
	["10012", "10012-1234", true],
	["10012-1234", "10012", true],
	["100121234", "10012-1234", true],
	["10012-1234", "10012-5678", false],
	["SE-114 46", "11446", true],
	["11446", "SE-114 46", true],
	["LV1010", "LV-1010", true],
	["m5r1b9", "M5R 1B9", true],
	["X5R 1B9", "M5R 1B9", false],
	["1001", "10012", false],
	["", "", false],
	["〒", "-", false],
	[undefined, undefined, false],
])("%j is the same code as %j: %j", (typed, stored, isSame) =>
	expect(isSamePostalCode(typed, stored)).toBe(isSame),
);

// proves typed-1, typed-3
test("every spelling of a code that is accepted is the code that is stored", () => {
	const rule = { pattern: "\\d{3}-?\\d{4}", example: "154-0023" };
	fc.assert(
		fc.property(
			fc.integer({ min: 1_000_000, max: 9_999_999 }),
			fc.boolean(),
			fc.nat(),
			(digits, isBare, seed) => {
				const code = String(digits).replace(/^.{3}/, "$&-");
				const typed = respell(isBare ? String(digits) : code, seed);
				expect(parsePostalCode(typed, rule)).toBe(code);
				expect([isSamePostalCode(typed, code), isSamePostalCode(code, typed)]).toEqual([true, true]);
			},
		),
	);
});
