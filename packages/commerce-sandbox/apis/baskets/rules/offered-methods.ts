import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import { startsWithCode } from "@vetrina/shop-rules/typed/postal-code.ts";
import type { DeliveryPlace, ShippingMethod } from "../../../house/shipping-methods.ts";
import type { StoredAddress } from "../../../records/baskets/basket-document.ts";
import { isWorkingDay } from "../../../settings/working-days.ts";

/** The conditions of a shipping method on place and time (basket-30) are checked when it is shown, chosen and ordered. */

type Destination = Pick<StoredAddress, "postalCode" | "city">;

const plainName = (name = ""): string =>
	name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");

/** A postal code decides where there is one: several towns may have the name of a city. */
const isIn = ({ postalCodes, names }: DeliveryPlace, { postalCode, city }: Destination): boolean =>
	postalCodes.length > 0 && postalCode
		? startsWithCode(postalCode, postalCodes)
		: names.some((name) => plainName(name) === plainName(city));

/** Returns whether an address says more than its country. */
export const isPlaceKnown = (address: Destination | undefined): address is Destination =>
	Boolean(address?.postalCode?.trim() || address?.city?.trim());

/**
 * Returns whether a method is offered at `now` for an address. As long as only the country is known, one of the method's places has to
 * take orders.
 */
export function isOffered(
	{ only }: Pick<ShippingMethod, "only">,
	address: Destination | undefined,
	now: Date,
): boolean {
	if (!only) return true;
	const { before, calendar, places } = only;
	const takesOrders = ({ timeZone }: DeliveryPlace) => {
		const { time, date } = wallClock(now, timeZone);
		return time < before && isWorkingDay(date, calendar);
	};
	return places.some((place) => takesOrders(place) && (!isPlaceKnown(address) || isIn(place, address)));
}
