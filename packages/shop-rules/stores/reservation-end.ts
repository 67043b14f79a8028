import { addDays, instantOf, wallClock, weekdayOf } from "../time/wall-clock.ts";
import { type OpeningHours, spansOn } from "./opening-hours.ts";

/** Days in which a store that opens on one day of the week opens again: that day may be over. */
const WEEK = 8;

/**
 * Returns until when a store holds a reservation made at `now` (stores-5): its last closing time within so many hours, but never before
 * the end of the day on which it opens next. A store that never opens holds it for the hours.
 */
export function reservationEnd(
	{ hours, timeZone }: { hours: readonly OpeningHours[]; timeZone: string },
	now: Date,
	withinHours: number,
): Date {
	const limit = new Date(now.getTime() + withinHours * 3_600_000);
	const { date: today } = wallClock(now, timeZone);
	const dates = Array.from({ length: Math.ceil(withinHours / 24) + WEEK }, (_, day) => addDays(today, day));
	const days = dates.map((date) => ({ date, spans: spansOn(hours, weekdayOf(date)) }));
	const at = (date: string, time: string) => instantOf(date, time, timeZone);
	const next = days.find(({ date, spans }) => spans.some(([opens]) => at(date, opens) > now));
	const ends = days
		.filter(({ date }) => date <= wallClock(limit, timeZone).date)
		.flatMap(({ date, spans }) => spans.map(([, closes]) => at(date, closes)))
		.filter((closes) => closes > now && closes <= limit);
	const nextEnds = next?.spans.map(([, closes]) => at(next.date, closes)) ?? [];
	const latest = Math.max(...[...ends, ...nextEnds].map((end) => end.getTime()));
	return Number.isFinite(latest) ? new Date(latest) : limit;
}
