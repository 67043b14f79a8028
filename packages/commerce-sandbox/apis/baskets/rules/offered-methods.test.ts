import { sameDayIn } from "@vetrina/demo-house/settings/delivery/same-day.ts";
import { stores } from "@vetrina/demo-house/settings/stores/stores.ts";
import { describe, expect, test } from "vitest";
import { shippingMethodsTo } from "../../../settings/shipping-methods.ts";
import { sites } from "../../../settings/sites.ts";
import { isWorkingDay } from "../../../settings/working-days.ts";
import { isOffered } from "./offered-methods.ts";

const inSameDay = (country: string) => ({ only: sameDayIn(country) });
const NEW_YORK = { city: "New York", postalCode: "10012" };
/** A Tuesday in New York; same-day orders end at noon. */
const BEFORE_NOON = "2026-12-01T11:59:00-05:00";
const NOON = "2026-12-01T12:00:00-05:00";

// proves basket-30
test.each([
	["a Tuesday before noon", BEFORE_NOON, true],
	["noon", NOON, false],
	["20:06 on a Saturday", "2026-11-28T20:06:00-05:00", false],
	["a Saturday morning", "2026-11-28T10:00:00-05:00", false],
	["a Sunday morning", "2026-11-29T10:00:00-05:00", false],
	["Thanksgiving", "2026-11-26T10:00:00-05:00", false],
	["Christmas of any year", "2029-12-25T10:00:00-05:00", false],
	["noon in London, seven in New York", "2026-12-01T12:00:00Z", true],
	["Monday in Tokyo, Sunday in New York", "2026-11-30T09:00:00+09:00", false],
])("same-day delivery to New York at %s: %s", (_, now, isIt) => {
	expect(isOffered(inSameDay("US"), NEW_YORK, new Date(now))).toBe(isIt);
	// If there is no address, the method is offered while any place of the country has it.
	if (isIt) expect(isOffered(inSameDay("US"), undefined, new Date(now))).toBe(true);
});

// proves basket-30
test.each([
	["US", { city: "Lusk", postalCode: "82225" }, false],
	["US", { city: "New York", postalCode: "82225" }, false],
	["US", { city: "nyc", postalCode: "10012-1234" }, true],
	["US", { city: "Los Angeles", postalCode: "90069" }, true],
	["GB", { city: "London", postalCode: "w1u7qa" }, true],
	["GB", { city: "London", postalCode: "EC1A 1BB" }, true],
	["GB", { city: "Exeter", postalCode: "EX1 1AA" }, false],
	["JP", { city: "渋谷区", postalCode: "１５０ー００３３" }, true],
	["JP", { city: "札幌市", postalCode: "060-0001" }, false],
	["AE", { city: "DUBAI" }, true],
	["AE", { city: "دبي" }, true],
	["AE", { city: "Sharjah" }, false],
	["AE", {}, true],
])("same-day delivery in %s to %o: %s", (country, address, isIt) => {
	const { timeZone = "UTC" } = sameDayIn(country).places[0] ?? {};
	const offset = {
		"America/New_York": "-05:00",
		"Europe/London": "Z",
		"Asia/Tokyo": "+09:00",
		"Asia/Dubai": "+04:00",
	};
	const morning = `2026-12-08T08:30:00${offset[timeZone as keyof typeof offset]}`;
	expect(isOffered(inSameDay(country), address, new Date(morning))).toBe(isIt);
});

const sameDayCountries = sites
	.flatMap(({ id, countries }) => countries.map(({ code }) => ({ id, code })))
	.filter(({ id, code }) => shippingMethodsTo(id, code).some(({ only }) => only));

describe.each(sameDayCountries)("in $code", ({ code }) => {
	// proves basket-30
	test("every boutique's own address is one that its city's same-day delivery goes to, at its own clock's hours", () => {
		const own = stores.filter(({ countryCode }) => countryCode === code);
		expect(own.length).toBeGreaterThan(0);
		const { calendar } = sameDayIn(code);
		for (const { city, postalCode, timeZone } of own) {
			const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "short" });
			const hour = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
			const day = new Intl.DateTimeFormat("sv-SE", { timeZone });
			for (
				let at = Date.parse("2026-12-07T00:30:00Z");
				at < Date.parse("2026-12-21T00:00:00Z");
				at += 3_600_000
			) {
				const isMorning = Number(hour.format(at)) < 12 && !weekday.format(at).startsWith("S");
				const isOpen = isWorkingDay(day.format(at), calendar);
				const address = { city, ...(postalCode ? { postalCode } : {}) };
				expect(
					isOffered(inSameDay(code), address, new Date(at)),
					`${city} ${new Date(at).toISOString()}`,
				).toBe(isMorning && isOpen);
			}
		}
	});
});

test("a method without conditions is always offered", () => {
	expect(isOffered({}, { city: "Lusk", postalCode: "82225" }, new Date("2026-11-29T01:06:00Z"))).toBe(true);
});
