import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinor, takePercent, toMinor } from "./money.ts";
import { currencies } from "./settings/countries.ts";

test.each([
	["EUR", 129.9, 12990],
	["USD", 0.1, 10],
	["JPY", 16400, 16400],
	["KRW", 151000, 151000],
	["KWD", 33.805, 33805],
])("%s %f is %i in its smallest unit, and back", (currency, amount, minor) => {
	expect(toMinor(amount, currency)).toBe(minor);
	expect(fromMinor(minor, currency)).toBe(amount);
});

test("every amount of every currency survives a round trip", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...currencies),
			fc.integer({ min: 0, max: 100_000_000 }),
			(currency, minor) => {
				expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor);
			},
		),
	);
});

test("shares are rounded half up", () => {
	expect(takePercent(9995, 50)).toBe(4998);
	expect(takePercent(100, 33)).toBe(33);
	expect(takePercent(0, 20)).toBe(0);
});
