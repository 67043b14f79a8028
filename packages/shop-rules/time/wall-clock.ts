/** Weekdays are numbers from Monday (1) to Sunday (7). */

const NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
const findClock = (timeZone: string): Intl.DateTimeFormat => {
	const formatter = clocks.get(timeZone);
	if (formatter) return formatter;
	const clock = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		weekday: "short",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	clocks.set(timeZone, clock);
	return clock;
};

type WallClock = { day: number; time: string; date: string };

const MINUTE = 60_000;
const lastRead = new Map<string, { minute: number; clock: WallClock }>();

export const wallClock = (now: Date, timeZone: string): WallClock => {
	const minute = Math.floor(now.getTime() / MINUTE);
	const last = lastRead.get(timeZone);
	if (last?.minute === minute) return last.clock;
	const clock = readClock(now, timeZone);
	lastRead.set(timeZone, { minute, clock });
	return clock;
};

const readClock = (now: Date, timeZone: string): WallClock => {
	const parts = findClock(timeZone).formatToParts(now);
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
	return {
		day: NAMES.indexOf(part("weekday")) + 1,
		time: `${part("hour")}:${part("minute")}`,
		date: `${part("year")}-${part("month")}-${part("day")}`,
	};
};

export const toInstant = (date: string, time: string, timeZone: string): Date => {
	const wallTime = Date.parse(`${date}T${time}:00Z`);
	const readWallTime = (at: number) => {
		const clock = wallClock(new Date(at), timeZone);
		return Date.parse(`${clock.date}T${clock.time}:00Z`);
	};
	const first = wallTime - (readWallTime(wallTime) - wallTime);
	return new Date(first - (readWallTime(first) - wallTime));
};

/** Returns the date that is `days` later. Dates are computed in UTC, because local days are not always 24 hours long. */
export const addDays = (date: string, days: number): string =>
	new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

export const readWeekday = (date: string): number => new Date(date).getUTCDay() || 7;

export const isTimeZone = (name: string): boolean => {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
	} catch {
		return false;
	}
};
