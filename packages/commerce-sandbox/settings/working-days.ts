import { addDays, weekdayOf } from "@vetrina/shop-rules/time/wall-clock.ts";
import type { DeliveryCalendar, Substitutes } from "../house/shipping-methods.ts";
import { isHoliday } from "./holidays.ts";
import { rememberAnswers } from "./remember-answers.ts";

/** Days to look back for a holiday that is still to be made up for: more than any run of days off has. */
const LOOK_BACK = 14;

/** One request asks for the same days several times, and a day in lieu depends on the two weeks before it. */
const answer = rememberAnswers();

/** Returns whether a parcel may arrive on this date: no weekend, no holiday, and no day given instead of one (checkout-26). */
export function isWorkingDay(date: string, calendar: DeliveryCalendar): boolean {
	if (isOff(date, calendar)) return false;
	if (!calendar.substitutes) return true;
	return answer(`${date} ${JSON.stringify(calendar)}`, () => !isInLieu(date, calendar));
}

const isOff = (date: string, { weekend, holidays }: DeliveryCalendar): boolean =>
	weekend.includes(weekdayOf(date)) || isHoliday(date, holidays);

/** Returns whether a day that would be a working day makes up for a holiday before it; each holiday takes the next day that is left. */
function isInLieu(date: string, calendar: DeliveryCalendar): boolean {
	let owed = 0;
	for (let ago = LOOK_BACK; ago > 0; ago--) {
		const day = addDays(date, -ago);
		if (!isOff(day, calendar)) owed = Math.max(0, owed - 1);
		else if (calendar.substitutes?.some((one) => isLost(day, one, calendar))) owed += 1;
	}
	return owed > 0;
}

const isLost = (
	day: string,
	{ of, weekdays, onHolidays }: Substitutes,
	{ holidays }: DeliveryCalendar,
): boolean =>
	isHoliday(day, of) &&
	(weekdays.includes(weekdayOf(day)) ||
		(onHolidays === true && holidays.filter((rule) => isHoliday(day, [rule])).length > 1));
