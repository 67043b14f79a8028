import { expect, test } from "vitest";
import { dateInWords, dayOf } from "./days.ts";

const us = {
	locale: { siteId: "us", country: "US", language: "en", currency: "USD", prefix: "/en-us" },
	timeZone: "America/New_York",
} as const;
const japan = {
	locale: { siteId: "ap", country: "JP", language: "ja", currency: "JPY", prefix: "/ja-jp" },
	timeZone: "Asia/Tokyo",
} as const;
const NEW_YORK_20_04 = "2026-11-29T01:04:00.000Z";
const TOKYO_01_30 = "2026-11-28T16:30:00.000Z";

// proves locale-16
test.each([
	[NEW_YORK_20_04, us, "November 28, 2026"],
	[NEW_YORK_20_04, japan, "2026年11月29日"],
	[TOKYO_01_30, japan, "2026年11月29日"],
	[TOKYO_01_30, us, "November 28, 2026"],
])("the moment %s has the date of the shop's country", (iso, cx, day) => {
	expect(dayOf(iso, cx)).toBe(day);
});

// proves locale-16
test.each([us, japan])("a date is the same in every time zone", (cx) => {
	expect(dayOf("2026-12-24", cx)).toBe(dateInWords("2026-12-24", cx));
	expect(dateInWords("2026-12-24", us)).toBe("December 24, 2026");
});

test.each([undefined, "", "soon", "2026-13-45"])("%s is no day", (text) => {
	expect(dayOf(text, us)).toBeUndefined();
	expect(dateInWords(text, us)).toBeUndefined();
});
