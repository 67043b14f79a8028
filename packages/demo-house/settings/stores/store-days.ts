import type { OpeningHours } from "@vetrina/shop-rules/stores/opening-hours.ts";
import { timeZoneIn } from "../../markets/markets.ts";

const hours = (days: readonly number[], opens: string, closes: string): OpeningHours => ({
	days,
	opens,
	closes,
});
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const SUNDAY = [7];

const european = [hours(MONDAY_TO_SATURDAY, "10:00", "19:00")];
const gulf = [hours([1, 2, 3, 4, 6, 7], "10:00", "22:00"), hours([5], "16:00", "23:00")];
const asian = [hours(EVERY_DAY, "11:00", "20:00")];
const american = [hours(MONDAY_TO_SATURDAY, "10:00", "19:00"), hours(SUNDAY, "12:00", "18:00")];

const byCountry: Readonly<Record<string, readonly OpeningHours[]>> = {
	IT: [hours([1], "15:00", "19:30"), hours([2, 3, 4, 5, 6], "10:00", "19:30")],
	FR: [hours([1], "11:00", "19:00"), hours([2, 3, 4, 5, 6], "10:30", "19:00")],
	ES: [hours(MONDAY_TO_SATURDAY, "10:30", "14:00"), hours(MONDAY_TO_SATURDAY, "17:00", "20:30")],
	GR: [hours([1, 3, 6], "10:00", "15:00"), hours([2, 4, 5], "10:00", "20:00")],
	GB: [hours(MONDAY_TO_SATURDAY, "10:00", "18:30"), hours(SUNDAY, "12:00", "18:00")],
	AE: gulf,
	SA: gulf,
	KW: gulf,
	QA: gulf,
	JP: asian,
	KR: asian,
	CN: [hours(EVERY_DAY, "10:00", "21:00")],
	HK: asian,
	TW: asian,
	SG: asian,
	AU: [hours(MONDAY_TO_SATURDAY, "10:00", "18:00"), hours(SUNDAY, "11:00", "17:00")],
	US: american,
	CA: american,
	MX: american,
	BR: [hours(MONDAY_TO_SATURDAY, "10:00", "20:00")],
};

export const hoursIn = (countryCode: string): readonly OpeningHours[] => byCountry[countryCode] ?? european;

const otherZones: Readonly<Record<string, string>> = {
	"los-angeles": "America/Los_Angeles",
	chicago: "America/Chicago",
	montreal: "America/Montreal",
	melbourne: "Australia/Melbourne",
};
export const findTimeZone = (id: string, countryCode: string): string =>
	otherZones[id] ?? timeZoneIn(countryCode);

const everywhere = ["pickUp", "reservations", "returns", "giftWrapping"];
const appointments = new Set(
	"milano-brera roma-monti firenze paris-marais muenchen wien madrid london-marylebone zuerich new-york-soho los-angeles chicago toronto mexico-roma dubai riyadh doha tokyo-daikanyama kyoto seoul shanghai hong-kong singapore sydney".split(
		" ",
	),
);
const tailoring = new Set(
	"milano-brera roma-monti paris-marais london-marylebone new-york-soho dubai tokyo-daikanyama seoul shanghai".split(
		" ",
	),
);

export const listServices = (id: string): readonly string[] => [
	...everywhere,
	...(appointments.has(id) ? ["appointments"] : []),
	...(tailoring.has(id) ? ["tailoring"] : []),
];
