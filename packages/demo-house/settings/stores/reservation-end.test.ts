import { spansOn } from "@vetrina/shop-rules/stores/opening-hours.ts";
import { reservationEnd } from "@vetrina/shop-rules/stores/reservation-end.ts";
import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import { expect, test } from "vitest";
import { house } from "../../engine.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEP = 30 * MINUTE;
/** The interval shares no divisor with the step, so that reservations fall anywhere between the half hours. */
const BETWEEN = 197 * MINUTE;

/** In these weeks the clocks of Europe, America or Australia change, in spring and in autumn; the last week has no change. */
const weeks = [
	"2026-10-22",
	"2026-10-29",
	"2026-03-05",
	"2026-03-26",
	"2026-04-02",
	"2026-10-01",
	"2026-11-23",
].map((date) => Date.parse(date));
const hourAt = (at: number, timeZone: string) => wallClock(new Date(at), timeZone).time;
const weeksOf = (timeZone: string) =>
	weeks.filter(
		(week, index) =>
			index === weeks.length - 1 || hourAt(week, timeZone) !== hourAt(week + 7 * DAY, timeZone),
	);

/** Stores with the same hours and clock are checked once. */
const calendars = new Map(
	house.stores.map(({ hours, timeZone, id }) => [JSON.stringify([hours, timeZone]), { hours, timeZone, id }]),
);

/** Walks a clock through the weeks and records the opening and closing times, without any arithmetic on dates. */
function walk(
	{ hours, timeZone }: { hours: (typeof house.stores)[number]["hours"]; timeZone: string },
	from: number,
) {
	const events: { at: number; kind: "opens" | "closes"; isDayEnd: boolean }[] = [];
	for (let at = from; at < from + 16 * DAY; at += STEP) {
		const { day, time } = wallClock(new Date(at), timeZone);
		const spans = spansOn(hours, day);
		for (const [opens, closes] of spans) {
			if (time === opens) events.push({ at, kind: "opens", isDayEnd: false });
			if (time === closes) events.push({ at, kind: "closes", isDayEnd: closes === spans.at(-1)?.[1] });
		}
	}
	return events;
}

// proves stores-5
test.each([...calendars.values()].map((one) => [one.id, one] as const))(
	"%s keeps a reservation until its last closing time within the hours, and at least to the end of its next opening day",
	(_, store) => {
		for (const week of weeksOf(store.timeZone)) {
			const events = walk(store, week);
			for (let now = week; now < week + 7 * DAY; now += BETWEEN) {
				const limit = now + house.reservationHours * HOUR;
				const within = events.findLast(({ at, kind }) => kind === "closes" && at > now && at <= limit);
				const opensNext = events.findIndex(({ at, kind }) => kind === "opens" && at > now);
				const nextDayEnds = events.slice(opensNext).find(({ isDayEnd }) => isDayEnd);
				const right = Math.max(within?.at ?? 0, nextDayEnds?.at ?? 0);
				const end = reservationEnd(store, new Date(now), house.reservationHours);
				expect(end.toISOString(), new Date(now).toISOString()).toBe(new Date(right).toISOString());
			}
		}
	},
);
