import { addDays, readWeekday, wallClock } from "../time/wall-clock.ts";
import { type OpeningHours, spansOn } from "./opening-hours.ts";

/** Stores take appointments at full hours while they are open, from tomorrow on (stores-6). */

export const APPOINTMENT_DAYS = 30;
const MINUTES = 60;

type Calendar = { hours: readonly OpeningHours[]; timeZone: string };

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number): string =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const appointmentDays = ({ hours, timeZone }: Calendar, now: Date): string[] => {
	const { date: today } = wallClock(now, timeZone);
	return Array.from({ length: APPOINTMENT_DAYS }, (_, index) => addDays(today, index + 1)).filter(
		(date) => spansOn(hours, readWeekday(date)).length > 0,
	);
};

export const appointmentTimes = (calendar: Calendar, date: string, now: Date): string[] => {
	if (!appointmentDays(calendar, now).includes(date)) return [];
	return spansOn(calendar.hours, readWeekday(date)).flatMap(([opens, closes]) => {
		const first = Math.ceil(toMinutes(opens) / MINUTES) * MINUTES;
		const count = Math.floor((toMinutes(closes) - first) / MINUTES);
		return Array.from({ length: Math.max(0, count) }, (_, index) => toTime(first + index * MINUTES));
	});
};
