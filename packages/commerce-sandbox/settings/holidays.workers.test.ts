import { deliveryCalendar } from "@vetrina/demo-house/settings/delivery/delivery-calendar.ts";
import { addDays, readWeekday } from "@vetrina/shop-rules/time/wall-clock.ts";
import { expect, test } from "vitest";
import { isHoliday } from "./holidays.ts";
import { sites } from "./sites.ts";
import { isWorkingDay } from "./working-days.ts";

/** The test runs in workerd, because production uses its calendars and other runtimes may have others. */

const isFree = (date: string, country: string) =>
	readWeekday(date) > 5
		? isHoliday(date, deliveryCalendar(country).holidays)
		: !isWorkingDay(date, deliveryCalendar(country));

// The dates from 2027 on are those that each country's observatory publishes.
// proves checkout-26
test.each([
	[
		"chinese:01-01",
		"2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12",
	],
	[
		"chinese:05-05",
		"2027-06-09 2028-05-28 2029-06-16 2030-06-05 2031-06-24 2032-06-12 2033-06-01 2034-06-20",
	],
	[
		"chinese:08-15",
		"2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19 2033-09-08 2034-09-27",
	],
	[
		"korean:01-01",
		"2027-02-07 2028-01-27 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12",
	],
	["korean:08-15", "2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19 2033-09-08 2034-09-27"],
])("%s is one day a year, the observatories' one", (rule, list) => {
	const dates = list.split(" ");
	for (const date of dates) {
		const around = Array.from({ length: 5 }, (_, n) => addDays(date, n - 2));
		expect(around.filter((one) => isHoliday(one, [rule]))).toEqual([date]);
	}
});

// proves checkout-26
test.each([
	["Easter Monday", "IT", ["2026-04-06", "2027-03-29", "2028-04-17", "2030-04-22", "2038-04-26"]],
	["Ascension Day", "DE", ["2026-05-14", "2027-05-06", "2030-05-30"]],
	["Orthodox Good Friday", "GR", ["2026-04-10", "2027-04-30", "2028-04-14", "2030-04-26"]],
	["Eid al-Fitr", "AE", ["2026-03-20", "2027-03-09", "2028-02-26", "2030-02-04"]],
	["Eid al-Adha", "SA", ["2026-05-27", "2027-05-16", "2028-05-05", "2030-04-13"]],
	["Chinese New Year", "CN", ["2026-02-17", "2027-02-06", "2028-01-26", "2030-02-03"]],
	["Boxing Day on a Saturday: the Monday after it", "GB", ["2026-12-28", "2037-12-28"]],
	["Christmas on a Saturday: Monday and Tuesday", "GB", ["2027-12-27", "2027-12-28", "2038-12-28"]],
	["Christmas on a Sunday: the Tuesday after it", "AU", ["2033-12-27", "2039-12-27"]],
	["New Year's Day on a Saturday or Sunday: the Monday after it", "GB", ["2028-01-03", "2034-01-02"]],
	["Australia Day on a Sunday", "AU", ["2031-01-27", "2036-01-28"]],
	["the fourth day of a Chinese New Year with a Sunday", "HK", ["2027-02-09", "2030-02-06", "2034-02-22"]],
	["the Monday after a Sunday", "SG", ["2027-02-08", "2033-12-26", "2033-05-02"]],
	["Chinese New Year's Eve", "TW", ["2027-02-05", "2028-01-25"]],
	[
		"Seollal, which begins a day later in 2027",
		"KR",
		["2026-02-17", "2027-02-07", "2028-01-27", "2030-02-03"],
	],
	["Chuseok", "KR", ["2026-09-25", "2027-09-15", "2030-09-12"]],
	["Thanksgiving", "US", ["2026-11-26", "2027-11-25", "2030-11-28"]],
	["Memorial Day", "US", ["2026-05-25", "2027-05-31", "2030-05-27"]],
	["Victoria Day", "CA", ["2026-05-18", "2027-05-24", "2030-05-20"]],
	["Coming of Age Day", "JP", ["2027-01-11", "2030-01-14"]],
	["the March equinox", "JP", ["2026-03-20", "2027-03-21", "2028-03-20", "2031-03-21", "2035-03-21"]],
	["the September equinox", "JP", ["2026-09-23", "2028-09-22", "2031-09-23", "2032-09-22"]],
	["the Monday after an equinox on a Sunday", "JP", ["2027-03-22", "2029-09-24"]],
	["a day between two holidays", "JP", ["2026-09-22", "2032-09-21"]],
	["the Wednesday after a Golden Week that begins on a Sunday", "JP", ["2026-05-06", "2037-05-06"]],
	["the Tuesday and the Monday after other Golden Weeks", "JP", ["2031-05-06", "2030-05-06"]],
	["New Year's Day on a Sunday", "JP", ["2034-01-02"]],
	["a national day on a Saturday or Sunday", "KR", ["2026-03-02", "2026-08-17", "2026-10-05", "2027-10-11"]],
	["Buddha's Birthday on a Sunday", "KR", ["2026-05-25", "2029-05-21"]],
	["Children's Day on a Saturday", "KR", ["2029-05-07"]],
	["Christmas on a Saturday", "KR", ["2027-12-27"]],
	["Seollal with a Sunday", "KR", ["2027-02-09"]],
	["Chuseok with a Sunday", "KR", ["2025-10-08", "2029-09-24"]],
	["Chuseok on National Foundation Day", "KR", ["2028-10-05"]],
	["Chuseok on National Foundation Day, with a Sunday", "KR", ["2036-10-06", "2036-10-07"]],
	["Children's Day that is Buddha's Birthday", "KR", ["2025-05-06"]],
	["Labour Day on a Sunday", "HK", ["2033-05-02"]],
	["Christmas", "GB", ["2026-12-25", "2040-12-25"]],
])("%s in %s is a holiday, whatever the year", (_, country, dates) => {
	for (const date of dates) expect(isFree(date, country), date).toBe(true);
});

// proves checkout-26
test.each([
	["the day after Eid al-Fitr's", "AE", "2027-03-12"],
	["another country's Easter", "US", "2027-03-29"],
	["the third Thursday of November", "US", "2026-11-19"],
	["the Monday before the last", "US", "2027-05-24"],
	["the second day after Boxing Day on a Tuesday", "GB", "2028-12-28"],
	["the Monday after a holiday on a Saturday", "JP", "2028-05-01"],
	["the Tuesday before an equinox on a Thursday", "JP", "2027-09-22"],
	["the Monday after New Year's Day on a Saturday", "KR", "2028-01-03"],
	["the Monday after Memorial Day on a Sunday", "KR", "2027-06-07"],
	["the Monday after a Chuseok with a Saturday", "KR", "2026-09-28"],
	["the Monday after a holiday on a Saturday", "SG", "2032-05-03"],
	["27 December where Christmas is a Wednesday", "GB", "2030-12-27"],
	["the fourth day of a Chinese New Year without a Sunday", "HK", "2029-02-16"],
	["the fifth day of a Chinese New Year", "HK", "2027-02-10"],
])("%s in %s is none", (_, country, date) => {
	expect(isFree(date, country)).toBe(false);
});

const COUNTRIES = sites.flatMap(({ countries }) => countries.map(({ code }) => code));
const YEARS = Array.from({ length: 10 }, (_, n) => 2027 + n);

// proves checkout-26
test.each(COUNTRIES)("in %s every rule names a day of every year", { timeout: 60_000 }, (country) => {
	const { holidays, substitutes = [] } = deliveryCalendar(country);
	expect(substitutes.flatMap(({ of }) => of).filter((rule) => !holidays.includes(rule))).toEqual([]);
	// Rules with a year would stop working after it.
	expect(holidays.filter((rule) => /^\d{4}-/.test(rule))).toEqual([]);
	// Rules with "@" apply to days between two holidays, which not every year has.
	const rules = holidays.filter((rule) => !rule.includes("@"));
	expect(rules.length).toBeGreaterThan(0);
	for (const year of YEARS) {
		const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));
		const inYear = days.filter((date) => date.startsWith(`${year}`));
		const unnamed = rules.filter((rule) => !inYear.some((date) => isHoliday(date, [rule])));
		expect(unnamed, `${year}`).toEqual([]);
	}
});

test("a rule that cannot be read is a bug of the house", () => {
	expect(() => isHoliday("2027-01-01", ["easter monday"])).toThrow("easter monday");
});
