import { wallClock } from "../time/wall-clock.ts";

/** Opening hours are in the store's time zone (stores-3). Days count from Monday (1) to Sunday (7). */

export type OpeningHours = {
	days: readonly number[];
	opens: string;
	closes: string;
};
export type Span = readonly [opens: string, closes: string];
export type OpenState =
	| { isOpen: true; closes: string }
	/** `opens` is absent if the store never opens. `inDays` is 0 for today. */
	| { isOpen: false; opens?: { day: number; inDays: number; time: string } };

const DAYS = [1, 2, 3, 4, 5, 6, 7];

export const spansOn = (hours: readonly OpeningHours[], day: number): Span[] =>
	hours
		.filter(({ days }) => days.includes(day))
		.map(({ opens, closes }): Span => [opens, closes])
		.toSorted(([a], [b]) => a.localeCompare(b));

export const openStateAt = (hours: readonly OpeningHours[], timeZone: string, now: Date): OpenState => {
	const { day: today, time } = wallClock(now, timeZone);
	const current = spansOn(hours, today).find(([opens, closes]) => opens <= time && time < closes);
	if (current) return { isOpen: true, closes: current[1] };
	for (let inDays = 0; inDays <= 7; inDays++) {
		const day = ((today - 1 + inDays) % 7) + 1;
		const next = spansOn(hours, day).find(([opens]) => inDays > 0 || opens > time);
		if (next) return { isOpen: false, opens: { day, inDays, time: next[0] } };
	}
	return { isOpen: false };
};

const firstDayOfWeek = (countryCode: string): number => {
	const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & {
		getWeekInfo?: () => { firstDay: number };
	};
	return locale.getWeekInfo?.().firstDay ?? 1;
};

export type DayGroup = { from: number; to: number; spans: Span[] };
export const listWeek = (hours: readonly OpeningHours[], countryCode: string): DayGroup[] => {
	const first = firstDayOfWeek(countryCode);
	const week = DAYS.map((_, index) => ((first - 1 + index) % 7) + 1);
	const groups: DayGroup[] = [];
	for (const day of week) {
		const spans = spansOn(hours, day);
		const last = groups.at(-1);
		if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day;
		else groups.push({ from: day, to: day, spans });
	}
	return groups;
};
