import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";
import { respell } from "./testing/spellings.ts";

// proves typed-6
test.each([
	["25.500", 3, 25.5],
	["25.500", 2, 25_500],
	["25,5", 3, 25.5],
	["25,5", 2, 25.5],
	["25.5", 0, Number.NaN],
	["1,000", 0, 1000],
	["1.000,50", 2, 1000.5],
	["1,234.567", 3, 1234.567],
	["1,234.567", 2, Number.NaN],
	["1 000,50", 2, 1000.5],
	["1’000.50", 2, 1000.5],
	["1,00,000", 2, 100_000],
	["1.234.567", 3, 1_234_567],
	["٧٥٫٥", 2, 75.5],
	["١٬٠٠٠٫٥", 2, 1000.5],
	["۵۰", 2, 50],
	["۲۵٫۵", 3, 25.5],
	["１００", 2, 100],
	["€ 50", 2, 50],
	["50 kr", 2, 50],
	["Fr. 50", 2, 50],
	["د.ك ٢٥", 3, 25],
	["50,-", 2, 50],
	["0.500", 2, Number.NaN],
	[".50", 2, Number.NaN],
	["1.2.3", 2, Number.NaN],
	["1e3", 2, Number.NaN],
	["-50", 2, Number.NaN],
	["ten", 2, Number.NaN],
	["", 2, Number.NaN],
	[undefined, 2, Number.NaN],
])("%j with %i decimals is %d", (typed, decimals, amount) =>
	expect(parseAmount(typed, decimals)).toBe(amount),
);

// proves typed-1, typed-6
test("an amount is read as every language writes it, in every spelling", () => {
	const tags = [
		"en-GB",
		"de-DE",
		"de-CH",
		"fr-FR",
		"it-IT",
		"ar-EG",
		"fa-IR",
		"ja-JP",
		"ko-KR",
		"zh-CN",
		"en-IN",
	];
	const currencies = ["EUR", "JPY", "KWD"] as const;
	const formats = tags.flatMap((tag) =>
		currencies.map((currency) => new Intl.NumberFormat(tag, { style: "currency", currency })),
	);
	fc.assert(
		fc.property(fc.constantFrom(...formats), fc.nat(9_999_999), fc.nat(), (format, minor, seed) => {
			const { maximumFractionDigits: decimals = 0 } = format.resolvedOptions();
			const amount = minor / 10 ** decimals;
			const typed = format.format(amount);
			expect(parseAmount(typed, decimals), typed).toBe(amount);
			expect(parseAmount(respell(typed, seed), decimals), typed).toBe(amount);
		}),
	);
});
