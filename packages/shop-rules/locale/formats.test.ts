import { expect, test } from "vitest";
import { dateFormat, numberFormat, writeDate } from "./formats.ts";

test("a format is made once for each language and its options", () => {
	const long = dateFormat("en-IT", { dateStyle: "long", timeZone: "UTC" });
	expect(dateFormat("en-IT", { dateStyle: "long", timeZone: "UTC" })).toBe(long);
	expect(dateFormat("de-DE", { dateStyle: "long", timeZone: "UTC" })).not.toBe(long);
	expect(dateFormat("en-IT", { dateStyle: "short", timeZone: "UTC" })).not.toBe(long);
	expect(long.format(0)).toBe("1 January 1970");
	const euro = numberFormat("en-IT", { style: "currency", currency: "EUR" });
	expect(numberFormat("en-IT", { style: "currency", currency: "EUR" })).toBe(euro);
	expect(numberFormat("en-IT", { style: "currency", currency: "GBP" })).not.toBe(euro);
});

// proves locale-16
test.each([
	["fr-FR", "long", "2026-12-01", "1er décembre 2026"],
	["fr-CA", "full", "2026-12-01", "mardi 1er décembre 2026"],
	["fr-BE", "long", "2026-12-11", "11 décembre 2026"],
	["fr-FR", "short", "2026-12-01", "01/12/2026"],
	["it-IT", "long", "2026-12-01", "1 dicembre 2026"],
	["en-GB", "long", "2026-12-01", "1 December 2026"],
] as const)("in %s, the %s date of %s is %s", (tag, dateStyle, day, text) => {
	expect(writeDate(tag, { dateStyle, timeZone: "UTC" }, new Date(day))).toBe(text);
});

test("the cache of formats is limited", () => {
	for (let digits = 0; digits < 600; digits++)
		numberFormat(`en-x-n${digits}`, { maximumFractionDigits: digits % 20 });
	expect(numberFormat("en-GB", {}).format(1.5)).toBe("1.5");
});
