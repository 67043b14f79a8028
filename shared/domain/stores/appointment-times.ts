import { type OpeningHours, spansOn, wallClock } from "./opening-hours.ts";

/** When a store receives by appointment (stores-6): on the hour while it is open, from tomorrow on. */

const DAY = 86_400_000;
/** Days ahead, from tomorrow. */
export const APPOINTMENT_DAYS = 30;
const MINUTES = 60;

type Calendar = { hours: readonly OpeningHours[]; timeZone: string };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** When a wall clock shows this day and time; what no clock shows, as when it is set forward, is an hour off. */
export const instantOf = (date: string, time: string, timeZone: string): Date => {
	const asked = Date.parse(`${date}T${time}:00Z`);
	const shown = (at: number) => {
		const clock = wallClock(new Date(at), timeZone);
		return Date.parse(`${clock.date}T${clock.time}:00Z`);
	};
	const first = asked - (shown(asked) - asked);
	return new Date(first - (shown(first) - asked));
};

/** Days on which the store may be visited by appointment, by its own calendar. */
export const appointmentDays = ({ hours, timeZone }: Calendar, now: Date): string[] =>
	Array.from({ length: APPOINTMENT_DAYS }, (_, index) =>
		wallClock(new Date(now.getTime() + (index + 1) * DAY), timeZone),
	)
		.filter(({ day }) => spansOn(hours, day).length > 0)
		.map(({ date }) => date);

/** The times of such a day; none on any other day. */
export const appointmentTimes = (calendar: Calendar, date: string, now: Date): string[] => {
	if (!appointmentDays(calendar, now).includes(date)) return [];
	const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
	return spansOn(calendar.hours, weekday === 0 ? 7 : weekday).flatMap(([opens, closes]) => {
		const first = Math.ceil(minutesOf(opens) / MINUTES) * MINUTES;
		const count = Math.floor((minutesOf(closes) - first) / MINUTES);
		return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(first + index * MINUTES));
	});
};
