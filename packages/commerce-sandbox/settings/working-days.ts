import { addDays, readWeekday } from "@vetrina/shop-rules/time/wall-clock.ts";
import type { DeliveryCalendar, Substitutes } from "../house/shipping-methods.ts";
import { isHoliday } from "./holidays.ts";
import { rememberAnswers } from "./remember-answers.ts";

const LOOK_BACK = 14;

const answer = rememberAnswers();

export function isWorkingDay(date: string, calendar: DeliveryCalendar): boolean {
	if (isOff(date, calendar)) return false;
	if (!calendar.substitutes) return true;
	return answer(`${date} ${JSON.stringify(calendar)}`, () => !isInLieu(date, calendar));
}

const isOff = (date: string, { weekend, holidays }: DeliveryCalendar): boolean =>
	weekend.includes(readWeekday(date)) || isHoliday(date, holidays);

function isInLieu(date: string, calendar: DeliveryCalendar): boolean {
	let owedDays = 0;
	for (let ago = LOOK_BACK; ago > 0; ago--) {
		const day = addDays(date, -ago);
		if (!isOff(day, calendar)) owedDays = Math.max(0, owedDays - 1);
		else if (calendar.substitutes?.some((one) => isLost(day, one, calendar))) owedDays += 1;
	}
	return owedDays > 0;
}

const isLost = (
	day: string,
	{ of, weekdays, onHolidays }: Substitutes,
	{ holidays }: DeliveryCalendar,
): boolean =>
	isHoliday(day, of) &&
	(weekdays.includes(readWeekday(day)) ||
		(onHolidays === true && holidays.filter((rule) => isHoliday(day, [rule])).length > 1));
