import type { OfferConditions } from "@vetrina/commerce-sandbox/house/shipping-methods.ts";
import { listPostalCodes } from "../stores/store-cities.ts";
import { stores } from "../stores/stores.ts";
import { deliveryCalendar } from "./delivery-calendar.ts";

/** Local time of the store's city. */
export const SAME_DAY_UNTIL = "12:00";

export function sameDayIn(countryCode: string): OfferConditions {
	const own = stores.filter((store) => store.countryCode === countryCode);
	return {
		before: SAME_DAY_UNTIL,
		calendar: deliveryCalendar(countryCode),
		places: own.map(({ city, cityName, timeZone }) => ({
			names: [city, ...Object.values(cityName)],
			postalCodes: listPostalCodes(city),
			timeZone,
		})),
	};
}
