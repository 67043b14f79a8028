import { expect, test } from "vitest";
import { arrivalText } from "./arrival.ts";

const MONDAY = new Date("2026-11-23T22:00:00Z");
const FRIDAY = new Date("2026-11-27T08:00:00Z");

// proves checkout-5
test.each([
	["2-4", MONDAY, "en-IT", /^25\s?–\s?27 November$/],
	["1", MONDAY, "en-IT", /^24 November$/],
	["1-2", FRIDAY, "en-IT", /^30 November\s?–\s?1 December$/],
	["2-4", MONDAY, "ar-SA", /^25\s?–\s?27 نوفمبر$/],
	["2-4", MONDAY, "de-DE", /^25\.\s?–\s?27\. November$/],
	["2-4", MONDAY, "ja-JP", /^11月25日〜27日$/],
	["1-2", FRIDAY, "ja-JP", /^11月30日〜12月1日$/],
	["1", MONDAY, "ja-JP", /^11月24日$/],
	["2-4", MONDAY, "zh-HK", /^11月25日至27日$/],
])("%s working days from %s is %s", (days, from, tag, text) => {
	expect(arrivalText(days, from, tag)).toMatch(text);
});
