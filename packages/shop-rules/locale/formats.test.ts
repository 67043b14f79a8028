import { expect, test } from "vitest";
import { dateFormat, numberFormat } from "./formats.ts";

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

test("the cache of formats is limited", () => {
	for (let digits = 0; digits < 600; digits++)
		numberFormat(`en-x-n${digits}`, { maximumFractionDigits: digits % 20 });
	expect(numberFormat("en-GB", {}).format(1.5)).toBe("1.5");
});
