import { listWeek } from "@vetrina/shop-rules/stores/opening-hours.ts";
import type { Store } from "../../house/stores.ts";
import { type LanguageCode, textIn } from "../../languages.ts";

export function storeView(
	{ hours, timeZone, services, name, cityName, siteId: _, ...store }: Store,
	language: LanguageCode,
) {
	return {
		...store,
		name: textIn(name, language),
		storeHours: hoursText(hours, store.countryCode, language),
		storeLocatorEnabled: true,
		c_cityName: textIn(cityName, language),
		c_searchNames: [...new Set([store.city, ...Object.values(cityName)])],
		c_timeZone: timeZone,
		c_openingHours: hours,
		c_services: services,
	};
}

/** Returns hours such as `Mon – Sat 10:00–19:00, Sun 12:00–18:00`, in the language and in the order of the country's week. */
export function hoursText(hours: Store["hours"], countryCode: string, language: LanguageCode): string {
	const days = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
	// The first of January 2024 is a Monday.
	const name = (day: number) => days.format(new Date(Date.UTC(2024, 0, day)));
	return listWeek(hours, countryCode)
		.filter(({ spans }) => spans.length > 0)
		.map(({ from, to, spans }) => {
			const times = spans.map((span) => span.join("–")).join(" / ");
			return `${from === to ? name(from) : `${name(from)} – ${name(to)}`} ${times}`;
		})
		.join(", ");
}
