import type { Text } from "../languages.ts";

export type ShippingMethod = {
	id: string;
	name: Text;
	description: Text;
	days: readonly [number, number];
	euro: number;
	carrier?: string;
	isPickUp?: true;
	only?: OfferConditions;
};

export type OfferConditions = {
	before: string;
	calendar: DeliveryCalendar;
	places: readonly DeliveryPlace[];
};

export type DeliveryPlace = {
	names: readonly string[];
	postalCodes: readonly string[];
	timeZone: string;
};

export type HouseShipping = {
	defaultMethod: string;
	methodsTo: (countryCode: string) => readonly ShippingMethod[];
	pickUp?: ShippingMethod;
	madeToOrderDays?: number;
	calendarOf?: (countryCode: string) => DeliveryCalendar;
};

export type DeliveryCalendar = {
	weekend: readonly number[];
	/**
	 * Dates: "12-25" of every year, "2026-11-26" of a single year. Movable days: "easter", "orthodox" (Easter Sundays); month and day of
	 * another calendar, "islamic:10-01", "chinese:01-01", "korean:08-15"; the equinoxes of Japan, "equinox:03", "equinox:09"; a weekday
	 * of a month, "4:thu:11", "-1:mon:05" (the last); the last such weekday until a date, "mon<=05-24". Offsets in days: "easter+1",
	 * "chinese:01-01-1". Restricted to weekdays: "tue@equinox:09-1".
	 */
	holidays: readonly string[];
	substitutes?: readonly Substitutes[];
};

/**
 * The next working day becomes a holiday too if one of the holidays `of` falls on one of the weekdays or, with `onHolidays`, on another
 * holiday.
 */
export type Substitutes = {
	of: readonly string[];
	weekdays: readonly number[];
	onHolidays?: true;
};
