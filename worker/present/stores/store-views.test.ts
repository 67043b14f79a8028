import { expect, test } from "vitest";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import { listHours } from "./store-views.ts";

const cx = {
	locale: { language: "en", country: "it", siteId: "vetrina-eu", currency: "EUR" },
	t: textsOf("en").t,
	now: new Date("2026-11-26T12:00:00Z"),
} as unknown as Parameters<typeof listHours>[0];
const open = (days: number[]) => ({ days, opens: "10:00", closes: "19:30" });
const shown = (days: number[]) =>
	listHours(cx, { hours: [open(days)], countryCode: "IT", timeZone: "Europe/Rome" }).map(
		({ days, times }) => [days, times],
	);

// proves stores-3
test("days with equal hours are grouped, and a whole week is 'every day'", () => {
	expect(shown([2, 3, 4, 5, 6])).toEqual([
		["Monday", []],
		["Tuesday – Saturday", ["10:00 – 19:30"]],
		["Sunday", []],
	]);
	expect(shown([1, 2, 3, 4, 5, 6, 7])).toEqual([["Every day", ["10:00 – 19:30"]]]);
});
