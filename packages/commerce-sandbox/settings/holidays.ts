import { addDays, readWeekday } from "@vetrina/shop-rules/time/wall-clock.ts";
import { rememberAnswers } from "./remember-answers.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const pad = (value: number | string): string => String(value).padStart(2, "0");

function computeEaster(year: number): string {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const days = h + l - 7 * m + 114;
	return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

/**
 * Returns the Gregorian date of the Orthodox Easter Sunday; valid until 2099, because the Julian calendar is 13 days behind until then.
 */
function computeOrthodoxEaster(year: number): string {
	const d = (19 * (year % 19) + 15) % 30;
	const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
	const days = d + e + 114;
	return addDays(`${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`, 13);
}

/** Returns the date of Japan's equinox in March or September; valid until 2099. */
function computeEquinox(year: number, month: string): string {
	const years = year - 1980;
	const day = (month === "03" ? 20.8431 : 23.2488) + 0.242194 * years - Math.floor(years / 4);
	return `${year}-${month}-${Math.floor(day)}`;
}

const CALENDARS: Readonly<Record<string, string>> = {
	islamic: "islamic-umalqura",
	chinese: "chinese",
	korean: "dangi",
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Chinese months that begin or end at a new moon within minutes of midnight in Beijing, where the runtime's calendar is a day off. */
const CHINESE_MONTHS = [
	{ month: "01", first: "2027-02-06", last: "2027-03-07" },
	{ month: "12", first: "2030-01-04", last: "2030-02-02" },
	{ month: "01", first: "2030-02-03", last: "2030-03-03" },
];
const DAY_MS = 86_400_000;

function monthAndDay(date: string, calendar: string): string {
	const own = CHINESE_MONTHS.find(({ first, last }) => first <= date && date <= last);
	if (calendar === "chinese" && own)
		return `${own.month}-${pad((Date.parse(date) - Date.parse(own.first)) / DAY_MS + 1)}`;
	const format =
		formats.get(calendar) ??
		new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
	formats.set(calendar, format);
	const parts = format.formatToParts(new Date(date));
	const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
	return `${pad(part("month"))}-${pad(part("day"))}`;
}

function isNthWeekday(date: string, nth: number, weekday: string, month: string): boolean {
	if (date.slice(5, 7) !== month || WEEKDAYS[readWeekday(date) - 1] !== weekday) return false;
	const day = Number(date.slice(8));
	return nth === -1 ? addDays(date, 7).slice(5, 7) !== month : Math.ceil(day / 7) === nth;
}

const DATE = /^(?:\d{4}-)?\d\d-\d\d$/;
const ON_WEEKDAYS = /^((?:mon|tue|wed|thu|fri|sat|sun)(?:,(?:mon|tue|wed|thu|fri|sat|sun))*)@(.+)$/;
const RULE =
	/^(?:(easter|orthodox)|equinox:(03|09)|(islamic|chinese|korean):(\d\d-\d\d)|(-1|[1-5]):(\w{3}):(\d\d)|(\w{3})<=(\d\d-\d\d))([+-]\d+)?$/;

function isNamed(date: string, rule: string): boolean {
	const [, weekdays, day] = ON_WEEKDAYS.exec(rule) ?? [];
	if (weekdays === undefined || day === undefined) return isDay(date, rule);
	return isDay(date, day) && weekdays.split(",").includes(WEEKDAYS[readWeekday(date) - 1] ?? "");
}

function isDay(date: string, rule: string): boolean {
	if (DATE.test(rule)) return date.endsWith(rule);
	const [, easter, equinox, calendar = "", day, nth, weekday = "", month = "", before, latest, offset = "0"] =
		RULE.exec(rule) ?? [];
	const start = addDays(date, -Number(offset));
	const year = Number(start.slice(0, 4));
	if (easter !== undefined)
		return start === (easter === "easter" ? computeEaster : computeOrthodoxEaster)(year);
	if (equinox !== undefined) return start === computeEquinox(year, equinox);
	if (day !== undefined) return monthAndDay(start, CALENDARS[calendar] ?? "") === day;
	if (nth !== undefined) return isNthWeekday(start, Number(nth), weekday, month);
	if (latest !== undefined) {
		const last = `${year}-${latest}`;
		return start <= last && start > addDays(last, -7) && WEEKDAYS[readWeekday(start) - 1] === before;
	}
	throw new Error(`Invalid holiday rule: ${rule}`);
}

const answer = rememberAnswers();

export const isHoliday = (date: string, holidays: readonly string[]): boolean =>
	answer(`${date} ${holidays}`, () => holidays.some((rule) => isNamed(date, rule)));
