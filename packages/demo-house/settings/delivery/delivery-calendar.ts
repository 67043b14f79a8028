import type { DeliveryCalendar, Substitutes } from "@vetrina/commerce-sandbox/house/shipping-methods.ts";

const SATURDAY_SUNDAY = [6, 7];
const FRIDAY_SATURDAY = [5, 6];
const fridayCountries = new Set(["SA", "KW", "QA", "BH", "OM"]);

/** The first three days of each feast; sightings of the moon may move a feast by a day. */
const FEASTS = "islamic:10-01 islamic:10-02 islamic:10-03 islamic:12-10 islamic:12-11 islamic:12-12";

const holidays: Readonly<Record<string, string>> = {
	IT: "01-01 01-06 easter+1 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26",
	FR: "01-01 easter+1 05-01 05-08 easter+39 easter+50 07-14 08-15 11-01 11-11 12-25",
	DE: "01-01 easter-2 easter+1 05-01 easter+39 easter+50 10-03 12-25 12-26",
	AT: "01-01 01-06 easter+1 05-01 easter+39 easter+50 easter+60 08-15 10-26 11-01 12-08 12-25 12-26",
	ES: "01-01 01-06 easter-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25",
	PT: "01-01 easter-2 04-25 05-01 easter+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25",
	NL: "01-01 easter+1 04-27 easter+39 easter+50 12-25 12-26",
	BE: "01-01 easter+1 05-01 easter+39 easter+50 07-21 08-15 11-01 11-11 12-25",
	LU: "01-01 easter+1 05-01 05-09 easter+39 easter+50 06-23 08-15 11-01 12-25 12-26",
	IE: "01-01 1:mon:02 03-17 easter+1 1:mon:05 1:mon:06 1:mon:08 -1:mon:10 12-25 12-26",
	GR: "01-01 01-06 orthodox-48 03-25 orthodox-2 orthodox+1 05-01 orthodox+50 08-15 10-28 12-25 12-26",
	FI: "01-01 01-06 easter-2 easter+1 05-01 easter+39 12-06 12-25 12-26",
	DK: "01-01 easter-3 easter-2 easter+1 easter+39 easter+50 12-25 12-26",
	PL: "01-01 01-06 easter+1 05-01 05-03 easter+60 08-15 11-01 11-11 12-24 12-25 12-26",
	GB: "01-01 easter-2 easter+1 1:mon:05 -1:mon:05 -1:mon:08 12-25 12-26",
	CH: "01-01 easter-2 easter+1 easter+39 easter+50 08-01 12-25 12-26",
	SE: "01-01 01-06 easter-2 easter+1 05-01 easter+39 06-06 12-25 12-26",
	US: "01-01 3:mon:01 -1:mon:05 06-19 07-04 1:mon:09 11-11 4:thu:11 12-25",
	CA: "01-01 easter-2 mon<=05-24 07-01 1:mon:09 2:mon:10 12-25 12-26",
	MX: "01-01 1:mon:02 3:mon:03 05-01 09-16 3:mon:11 12-25",
	BR: "01-01 easter-47 easter-2 04-21 05-01 easter+60 09-07 10-12 11-02 11-15 11-20 12-25",
	AE: `01-01 12-02 12-03 ${FEASTS} islamic:12-09 islamic:01-01 islamic:03-12`,
	SA: `02-22 09-23 ${FEASTS} islamic:10-04 islamic:12-09`,
	KW: `01-01 02-25 02-26 ${FEASTS} islamic:12-09 islamic:01-01 islamic:03-12 islamic:07-27`,
	QA: `12-18 ${FEASTS}`,
	BH: `01-01 05-01 12-16 12-17 ${FEASTS} islamic:12-09 islamic:01-01 islamic:01-09 islamic:01-10 islamic:03-12`,
	OM: `01-01 11-20 11-21 ${FEASTS} islamic:12-09 islamic:01-01 islamic:03-12 islamic:07-27`,
	// The Tuesday between Respect for the Aged Day, a Monday, and the equinox is a holiday too.
	JP: "01-01 2:mon:01 02-11 02-23 equinox:03 04-29 05-03 05-04 05-05 3:mon:07 08-11 3:mon:09 tue@equinox:09-1 equinox:09 2:mon:10 11-03 11-23",
	KR: "01-01 korean:01-01-1 korean:01-01 korean:01-01+1 03-01 korean:04-08 05-05 06-06 08-15 korean:08-15-1 korean:08-15 korean:08-15+1 10-03 10-09 12-25",
	CN: "01-01 chinese:01-01-1 chinese:01-01 chinese:01-01+1 chinese:01-01+2 05-01 chinese:05-05 chinese:08-15 10-01 10-02 10-03",
	HK: "01-01 chinese:01-01 chinese:01-01+1 chinese:01-01+2 easter-2 easter-1 easter+1 chinese:04-08 05-01 chinese:05-05 07-01 chinese:08-15+1 chinese:09-09 10-01 12-25 12-26",
	MO: "01-01 chinese:01-01 chinese:01-01+1 chinese:01-01+2 easter-2 05-01 chinese:05-05 chinese:08-15+1 10-01 chinese:09-09 12-20 12-25",
	TW: "01-01 chinese:01-01-1 chinese:01-01 chinese:01-01+1 chinese:01-01+2 02-28 05-01 chinese:05-05 chinese:08-15 10-10",
	SG: "01-01 chinese:01-01 chinese:01-01+1 easter-2 05-01 08-09 12-25 islamic:10-01 islamic:12-10",
	AU: "01-01 01-26 easter-2 easter+1 04-25 12-25 12-26",
};

const SUNDAY = [7];
const all = (countryCode: string): readonly string[] => holidays[countryCode]?.split(" ") ?? [];

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
	weekend: fridayCountries.has(countryCode) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY,
	holidays: all(countryCode),
	substitutes: substitutes[countryCode],
});
