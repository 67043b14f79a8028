import fc from "fast-check";
import { expect, test } from "vitest";
import { parseOrderNo } from "./order-no.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-1
test("every spelling of an order number is the number", () => {
	const digits = fc.integer({ min: 1000, max: 9_999_999 });
	fc.assert(
		fc.property(digits, fc.nat(), (number, seed) => {
			expect(parseOrderNo(respell(`V${number}-R1`, seed))).toBe(`V${number}-R1`);
		}),
	);
});

test.each([
	["v12 34", "v1234"],
	["", undefined],
	["V1/../2", undefined],
	["V".repeat(51), undefined],
])("%j is the order number %j", (typed, expected) => expect(parseOrderNo(typed)).toBe(expected));
