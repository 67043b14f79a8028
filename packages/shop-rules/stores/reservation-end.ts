import { addDays, readWeekday, toInstant, wallClock } from "../time/wall-clock.ts";
import { type OpeningHours, spansOn } from "./opening-hours.ts";

const WEEK = 8;

/**
 * Returns the end of a reservation (stores-5): the store's last closing time within `withinHours`, but not before the end of its next
 * opening day. If the store never opens, `withinHours` after `now`.
 */
export function reservationEnd(
	{ hours, timeZone }: { hours: readonly OpeningHours[]; timeZone: string },
	now: Date,
	withinHours: number,
): Date {
	const limit = new Date(now.getTime() + withinHours * 3_600_000);
	const { date: today } = wallClock(now, timeZone);
	const dates = Array.from({ length: Math.ceil(withinHours / 24) + WEEK }, (_, day) => addDays(today, day));
	const days = dates.map((date) => ({ date, spans: spansOn(hours, readWeekday(date)) }));
	const at = (date: string, time: string) => toInstant(date, time, timeZone);
	const next = days.find(({ date, spans }) => spans.some(([opens]) => at(date, opens) > now));
	const ends = days
		.filter(({ date }) => date <= wallClock(limit, timeZone).date)
		.flatMap(({ date, spans }) => spans.map(([, closes]) => at(date, closes)))
		.filter((closes) => closes > now && closes <= limit);
	const nextEnds = next?.spans.map(([, closes]) => at(next.date, closes)) ?? [];
	const latest = Math.max(...[...ends, ...nextEnds].map((end) => end.getTime()));
	return Number.isFinite(latest) ? new Date(latest) : limit;
}
