import { expect, test } from "vitest";
import { afterWorkingDays, arrivalDays } from "./arrival-days.ts";

const STANDARD = { days: [2, 4] } as const;

// proves checkout-26, locale-16
test.each([
	["on a Monday", STANDARD, "IT", "2026-11-23T09:00:00Z", "2026-11-25/2026-11-27"],
	["over a weekend", { days: [1, 2] } as const, "IT", "2026-11-27T08:00:00Z", "2026-11-30/2026-12-01"],
	["at 20:04 in New York, Sunday in London", STANDARD, "US", "2026-11-29T01:04:00Z", "2026-12-01/2026-12-03"],
	["at 20:04 on a Monday in New York", STANDARD, "US", "2026-12-01T01:04:00Z", "2026-12-02/2026-12-04"],
	["at 01:30 on a Tuesday in Tokyo", STANDARD, "JP", "2026-11-30T16:30:00Z", "2026-12-03/2026-12-07"],
	["before Thanksgiving", { days: [1, 1] } as const, "US", "2026-11-25T15:00:00Z", "2026-11-27/2026-11-27"],
	["before Christmas", STANDARD, "DE", "2026-12-23T12:00:00Z", "2026-12-28/2026-12-30"],
	[
		"before the weekend of Riyadh",
		{ days: [1, 2] } as const,
		"SA",
		"2026-11-26T09:00:00Z",
		"2026-11-29/2026-11-30",
	],
	[
		"before the weekend of Dubai",
		{ days: [1, 2] } as const,
		"AE",
		"2026-11-26T09:00:00Z",
		"2026-11-27/2026-11-30",
	],
	["for today", { days: [0, 0] } as const, "US", "2026-12-01T15:00:00Z", "2026-12-01/2026-12-01"],
])("ordered %s, a parcel arrives on working days of its country", (_, method, country, now, range) => {
	expect(arrivalDays(method, country, new Date(now))).toBe(range);
});

test("one that leaves later arrives as much later", () => {
	// The eighth of December is a holiday.
	expect(arrivalDays(STANDARD, "IT", new Date("2026-11-23T09:00:00Z"), 14)).toBe("2026-12-10/2026-12-14");
	expect(afterWorkingDays("2026-11-23", 0, { weekend: [6, 7], holidays: [] })).toBe("2026-11-23");
});
