import { addDays, wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import type { DeliveryCalendar, ShippingMethod } from "../house/shipping-methods.ts";
import { house } from "../house.ts";
import { countryByCode } from "./sites.ts";
import { isWorkingDay } from "./working-days.ts";

const DEFAULT: DeliveryCalendar = { weekend: [6, 7], holidays: [] };

export function afterWorkingDays(date: string, days: number, calendar: DeliveryCalendar): string {
	let day = date;
	for (let daysLeft = days; daysLeft > 0; ) {
		day = addDays(day, 1);
		if (isWorkingDay(day, calendar)) daysLeft -= 1;
	}
	return day;
}

/**
 * Returns the first and last day of arrival, "2026-11-30/2026-12-02": working days in the destination's time zone and calendar
 * (checkout-26).
 */
export function arrivalDays(
	{ days }: Pick<ShippingMethod, "days">,
	countryCode: string,
	now: Date,
	leavesAfter = 0,
): string {
	const calendar = house.shipping.calendarOf?.(countryCode) ?? DEFAULT;
	const { date } = wallClock(now, countryByCode(countryCode)?.timeZone ?? "UTC");
	const start = addDays(date, leavesAfter);
	return days.map((count) => afterWorkingDays(start, count, calendar)).join("/");
}
