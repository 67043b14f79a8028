import { expect, test } from "vitest";
import { reservationEnd } from "./reservation-end.ts";

const milan = {
	timeZone: "Europe/Rome",
	hours: [
		{ days: [1], opens: "15:00", closes: "19:30" },
		{ days: [2, 3, 4, 5, 6], opens: "10:00", closes: "19:30" },
	],
};
const madrid = {
	timeZone: "Europe/Madrid",
	hours: [
		{ days: [1, 2, 3, 4, 5, 6], opens: "10:30", closes: "14:00" },
		{ days: [1, 2, 3, 4, 5, 6], opens: "17:00", closes: "20:30" },
	],
};
const fridays = { timeZone: "Asia/Tokyo", hours: [{ days: [5], opens: "11:00", closes: "20:00" }] };

// proves stores-5
test.each([
	[
		"at night, before a day, a Sunday and a late Monday",
		milan,
		"2026-11-28T02:16+01:00",
		48,
		"2026-11-28T19:30+01:00",
	],
	["just before closing, before the Sunday", milan, "2026-11-28T19:29+01:00", 48, "2026-11-30T19:30+01:00"],
	["after closing, before the Sunday", milan, "2026-11-28T20:00+01:00", 48, "2026-11-30T19:30+01:00"],
	["in the middle of the week", milan, "2026-11-24T12:00+01:00", 48, "2026-11-25T19:30+01:00"],
	["in the first of two spans", madrid, "2026-11-24T12:00+01:00", 48, "2026-11-25T20:30+01:00"],
	["in the second of two spans", madrid, "2026-11-24T18:00+01:00", 48, "2026-11-26T14:00+01:00"],
	["for fewer hours than the next day has", milan, "2026-11-24T18:00+01:00", 12, "2026-11-25T19:30+01:00"],
	["over a night in which clocks go back", milan, "2026-10-24T19:29+02:00", 48, "2026-10-26T19:30+01:00"],
	["where the store is closed for six days", fridays, "2026-11-27T12:00+09:00", 48, "2026-12-04T20:00+09:00"],
])("a reservation made %s ends at a closing time", (_, store, now, hours, end) => {
	expect(reservationEnd(store, new Date(now), hours)).toEqual(new Date(end));
});

test("a store without opening hours holds a reservation for the given hours", () => {
	const now = new Date("2026-11-24T18:00:00Z");
	expect(reservationEnd({ timeZone: "Asia/Tokyo", hours: [] }, now, 48)).toEqual(
		new Date("2026-11-26T18:00:00Z"),
	);
});
