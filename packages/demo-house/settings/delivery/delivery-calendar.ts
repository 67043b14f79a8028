import type { DeliveryCalendar, Substitutes } from "@vetrina/commerce-sandbox/house/shipping-methods.ts";
import { SATURDAY_SUNDAY } from "../../markets/market-row.ts";
import { markets } from "../../markets/markets.ts";

const SUNDAY = [7];
const all = (countryCode: string): readonly string[] => markets.get(countryCode)?.holidays.split(" ") ?? [];

const substitutes: Readonly<Record<string, readonly Substitutes[]>> = {
	GB: [{ of: ["01-01", "12-25", "12-26"], weekdays: SATURDAY_SUNDAY }],
	AU: [{ of: ["01-01", "01-26", "12-25", "12-26"], weekdays: SATURDAY_SUNDAY }],
	HK: [{ of: all("HK"), weekdays: SUNDAY }],
	SG: [{ of: all("SG"), weekdays: SUNDAY }],
	JP: [{ of: all("JP"), weekdays: SUNDAY }],
	KR: [
		{ of: all("KR").filter((rule) => /:(?:01-01|08-15)/.test(rule)), weekdays: SUNDAY, onHolidays: true },
		{
			of: ["03-01", "korean:04-08", "05-05", "08-15", "10-03", "10-09", "12-25"],
			weekdays: SATURDAY_SUNDAY,
			onHolidays: true,
		},
	],
};

export const deliveryCalendar = (countryCode: string): DeliveryCalendar => ({
	weekend: markets.get(countryCode)?.weekend ?? SATURDAY_SUNDAY,
	holidays: all(countryCode),
	substitutes: substitutes[countryCode],
});
