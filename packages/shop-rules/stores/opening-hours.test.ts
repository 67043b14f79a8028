import { expect, test } from "vitest";
import { wallClock } from "../time/wall-clock.ts";
import { listWeek, openStateAt, spansOn } from "./opening-hours.ts";

const europe = [
	{ days: [2, 3, 4, 5, 6], opens: "10:00", closes: "19:30" },
	{ days: [1], opens: "15:00", closes: "19:30" },
];
const split = [
	{ days: [1], opens: "16:00", closes: "20:00" },
	{ days: [1], opens: "10:00", closes: "13:00" },
];

// proves stores-3
test("a store is open by its own clock, whatever the shopper's time", () => {
	const now = new Date("2026-11-24T09:30:00Z");
	expect(openStateAt(europe, "Europe/Rome", now)).toEqual({ isOpen: true, closes: "19:30" });
	expect(openStateAt(europe, "Europe/London", now)).toEqual({
		isOpen: false,
		opens: { day: 2, inDays: 0, time: "10:00" },
	});
	expect(openStateAt(europe, "Asia/Tokyo", now)).toEqual({ isOpen: true, closes: "19:30" });
	expect(wallClock(now, "America/New_York")).toEqual({ day: 2, time: "04:30", date: "2026-11-24" });
	expect(wallClock(new Date("2026-11-24T23:30:00Z"), "Asia/Tokyo")).toMatchObject({ day: 3, time: "08:30" });
});

// proves stores-3
test("a closed store says when it opens next: today, another day, or never", () => {
	const saturdayNight = new Date("2026-11-28T20:00:00Z");
	expect(openStateAt(europe, "Europe/Rome", saturdayNight)).toEqual({
		isOpen: false,
		opens: { day: 1, inDays: 2, time: "15:00" },
	});
	const mondayNoon = new Date("2026-11-23T12:30:00Z");
	expect(openStateAt(split, "Europe/Rome", mondayNoon)).toMatchObject({
		opens: { inDays: 0, time: "16:00" },
	});
	expect(openStateAt(split, "Europe/Rome", new Date("2026-11-23T20:00:00Z"))).toMatchObject({
		opens: { inDays: 7, time: "10:00" },
	});
	expect(openStateAt([], "Europe/Rome", mondayNoon)).toEqual({ isOpen: false });
});

// proves stores-3
test("the week begins as in the country, and days with equal hours are grouped", () => {
	expect(listWeek(europe, "IT")).toEqual([
		{ from: 1, to: 1, spans: [["15:00", "19:30"]] },
		{ from: 2, to: 6, spans: [["10:00", "19:30"]] },
		{ from: 7, to: 7, spans: [] },
	]);
	expect(listWeek(europe, "US").map(({ from, to }) => [from, to])).toEqual([
		[7, 7],
		[1, 1],
		[2, 6],
	]);
	expect(listWeek(europe, "KW")[0]).toMatchObject({ from: 6, to: 6 });
	expect(spansOn(split, 1)).toEqual([
		["10:00", "13:00"],
		["16:00", "20:00"],
	]);
});
