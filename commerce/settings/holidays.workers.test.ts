import { expect, test } from "vitest";
import { deliveryCalendar } from "../../demo/settings/delivery/delivery-calendar.ts";
import { addDays } from "../../shared/domain/time/wall-clock.ts";
import { isHoliday } from "./holidays.ts";
import { sites } from "./sites.ts";

/** In workerd, whose calendars decide: another runtime may know others. */

const isFree = (date: string, country: string) => isHoliday(date, deliveryCalendar(country).holidays);

// proves checkout-26
test.each([
	["Easter Monday", "IT", ["2026-04-06", "2027-03-29", "2028-04-17", "2030-04-22", "2038-04-26"]],
	["Ascension Day", "DE", ["2026-05-14", "2027-05-06", "2030-05-30"]],
	["Orthodox Good Friday", "GR", ["2026-04-10", "2027-04-30", "2028-04-14", "2030-04-26"]],
	["Eid al-Fitr", "AE", ["2026-03-20", "2027-03-09", "2028-02-26", "2030-02-04"]],
	["Eid al-Adha", "SA", ["2026-05-27", "2027-05-16", "2028-05-05", "2030-04-13"]],
	["Chinese New Year", "CN", ["2026-02-17", "2027-02-06", "2028-01-26", "2030-02-03"]],
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
])("%s in %s is none", (_, country, date) => {
	expect(isFree(date, country)).toBe(false);
});

const COUNTRIES = sites.flatMap(({ countries }) => countries.map(({ code }) => code));
const YEARS = Array.from({ length: 10 }, (_, n) => 2027 + n);

// proves checkout-26
test.each(COUNTRIES)("in %s every rule names a day of every year", { timeout: 60_000 }, (country) => {
	const rules = deliveryCalendar(country).holidays.filter((rule) => !/^\d{4}-/.test(rule));
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
