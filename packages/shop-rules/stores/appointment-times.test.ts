import { expect, test } from "vitest";
import { toInstant } from "../time/wall-clock.ts";
import { appointmentDays, appointmentTimes } from "./appointment-times.ts";

const store = {
	timeZone: "Europe/Rome",
	hours: [
		{ days: [1], opens: "15:00", closes: "19:30" },
		{ days: [2, 3, 4, 5, 6], opens: "10:00", closes: "13:00" },
	],
};
const now = new Date("2026-11-25T11:00:00Z");

// proves stores-6
test("appointments are on the hour while the store is open, from tomorrow on", () => {
	expect(appointmentDays(store, now).slice(0, 4)).toEqual([
		"2026-11-26",
		"2026-11-27",
		"2026-11-28",
		"2026-11-30",
	]);
	expect(appointmentTimes(store, "2026-11-26", now)).toEqual(["10:00", "11:00", "12:00"]);
	expect(appointmentTimes(store, "2026-11-30", now)).toEqual(["15:00", "16:00", "17:00", "18:00"]);
	for (const date of ["2026-11-25", "2026-11-29", "2027-11-26", "nonsense"])
		expect(appointmentTimes(store, date, now), date).toEqual([]);
});

// proves stores-6
test("a time of the store's clock is one moment, in summer and in winter", () => {
	expect(toInstant("2026-11-26", "10:00", "Europe/Rome").toISOString()).toBe("2026-11-26T09:00:00.000Z");
	expect(toInstant("2026-07-26", "10:00", "Europe/Rome").toISOString()).toBe("2026-07-26T08:00:00.000Z");
	expect(toInstant("2026-11-26", "10:00", "Asia/Tokyo").toISOString()).toBe("2026-11-26T01:00:00.000Z");
	expect(toInstant("2026-11-26", "20:00", "America/Los_Angeles").toISOString()).toBe(
		"2026-11-27T04:00:00.000Z",
	);
});

// proves stores-6
test.each([
	["at 00:30 before a day of 25 hours", "2026-10-25T00:30:00+02:00", "2026-10-26"],
	["at 23:30 before a day of 23 hours", "2026-03-28T23:30:00+01:00", "2026-03-29"],
])("tomorrow is the next day of the calendar %s", (_, now, tomorrow) => {
	const daily = {
		timeZone: "Europe/Rome",
		hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "10:00", closes: "19:00" }],
	};
	expect(appointmentDays(daily, new Date(now))[0]).toBe(tomorrow);
});
