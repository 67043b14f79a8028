import type { Text } from "../languages.ts";

/** How an order is sent to a country. */
export type ShippingMethod = {
	id: string;
	name: Text;
	description: Text;
	/** Working days until it arrives: the earliest, the latest. */
	days: readonly [number, number];
	/** Price in euro; elsewhere the market's own price point. What ships for nothing is a promotion. */
	euro: number;
	/** The id of its carrier; without it, the house's first one. */
	carrier?: string;
	/** The shopper fetches it in a store. */
	isPickUp?: true;
	/** Conditions under which it is offered; without them it always is, everywhere in the country. */
	only?: OfferConditions;
};

/** When and where orders are taken for a method, by the clocks of its places. */
export type OfferConditions = {
	/** Orders are taken until this time of a day, "12:00". */
	before: string;
	/** Orders are taken on its working days. */
	calendar: DeliveryCalendar;
	places: readonly DeliveryPlace[];
};

export type DeliveryPlace = {
	/** Names of the place as shoppers may write it; they decide if an address has no postal code. */
	names: readonly string[];
	/** Beginnings of its postal codes, without separators; none where the country has no codes. */
	postalCodes: readonly string[];
	/** IANA. */
	timeZone: string;
};

export type HouseShipping = {
	/** What baskets begin with. */
	defaultMethod: string;
	/** The methods that ship to a country of the house. */
	methodsTo: (countryCode: string) => readonly ShippingMethod[];
	/** Missing where stores hand nothing over. */
	pickUp?: ShippingMethod;
	/** Days for which an item that is made to order is made before it leaves the house; without it, none. */
	madeToOrderDays?: number;
	/** Days on which nothing is delivered in a country; without it, Saturdays and Sundays. */
	calendarOf?: (countryCode: string) => DeliveryCalendar;
};

export type DeliveryCalendar = {
	/** Monday (1) to Sunday (7). */
	weekend: readonly number[];
	/**
	 * Dates: "12-25" of every year, "2026-11-26" of one. Rules of days that move: "easter", "orthodox" (Easter Sundays); month and day of another
	 * calendar, "islamic:10-01", "chinese:01-01", "korean:08-15"; the equinoxes of Japan, "equinox:03", "equinox:09"; a weekday of a month,
	 * "4:thu:11", "-1:mon:05" (the last); the last such weekday until a date, "mon<=05-24". So many days later or earlier: "easter+1",
	 * "chinese:01-01-1". Any of these only on some weekdays: "tue@equinox:09-1".
	 */
	holidays: readonly string[];
	/** Holidays that are made up for. */
	substitutes?: readonly Substitutes[];
};

/** The next working day is free for each of these holidays that falls on one of the weekdays, or on another holiday. */
export type Substitutes = {
	/** Written like `holidays`, which have them too. */
	of: readonly string[];
	/** Monday (1) to Sunday (7). */
	weekdays: readonly number[];
	onHolidays?: true;
};
