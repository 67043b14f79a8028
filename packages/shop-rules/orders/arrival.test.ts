import { expect, test } from "vitest";
import { arrivalOfAll, arrivalText, readArrival } from "./arrival.ts";

// proves checkout-26
test.each([
	["2026-11-25/2026-11-27", "en-IT", /^25\s?–\s?27 November$/],
	["2026-11-24/2026-11-24", "en-IT", /^24 November$/],
	["2026-11-30/2026-12-01", "en-IT", /^30 November\s?–\s?1 December$/],
	["2026-11-25/2026-11-27", "ar-SA", /^25\s?–\s?27 نوفمبر$/],
	["2026-12-01/2026-12-03", "it-IT", /^1\s?–\s?3 dicembre$/],
	["2026-11-30/2026-12-01", "it-CH", /^30 novembre\s?–\s?1 dicembre$/],
	["2026-12-01/2026-12-03", "fr-FR", /^1er\s?–\s?3 décembre$/],
	["2026-11-30/2026-12-01", "fr-CA", /^30 novembre\s?–\s?1er décembre$/],
	["2026-11-25/2026-11-27", "de-DE", /^25\.\s?–\s?27\. November$/],
	["2026-11-25/2026-11-27", "ja-JP", /^11月25日〜27日$/],
	["2026-11-30/2026-12-01", "ja-JP", /^11月30日〜12月1日$/],
	["2026-11-24/2026-11-24", "ja-JP", /^11月24日$/],
	["2026-11-25/2026-11-27", "zh-HK", /^11月25日至27日$/],
])("%s is written in %s as a shopper reads it", (range, tag, text) => {
	expect(arrivalText(range, tag)).toMatch(text);
});

// proves orders-11
test("parcels of one order arrive between the first day of the one and the last of the other", () => {
	expect(arrivalOfAll(["2026-11-30/2026-12-02", "2026-11-28/2026-11-30"])).toBe("2026-11-28/2026-12-02");
	expect(arrivalOfAll(["2026-11-30/2026-12-02", undefined])).toBeUndefined();
	expect(arrivalOfAll([])).toBeUndefined();
});

test.each([undefined, "2-4", "2026-11-30", 3])("%s is no range of days", (value) => {
	expect(readArrival(value)).toBeUndefined();
});
