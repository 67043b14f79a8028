import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import { startsWithCode } from "@vetrina/shop-rules/typed/postal-code.ts";
import type { DeliveryPlace, ShippingMethod } from "../../../house/shipping-methods.ts";
import type { StoredAddress } from "../../../records/baskets/basket-document.ts";
import { isWorkingDay } from "../../../settings/working-days.ts";

type Destination = Pick<StoredAddress, "postalCode" | "city">;

const plainName = (name = ""): string =>
	name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");

/** Returns whether a destination is in a place. The postal code takes precedence over the town, because several towns may share a name. */
const isIn = ({ postalCodes, names }: DeliveryPlace, { postalCode, city }: Destination): boolean =>
	postalCodes.length > 0 && postalCode
		? startsWithCode(postalCode, postalCodes)
		: names.some((name) => plainName(name) === plainName(city));

export const isPlaceKnown = (address: Destination | undefined): address is Destination =>
	Boolean(address?.postalCode?.trim() || address?.city?.trim());

/**
 * Returns whether a method is offered at `now` for an address (basket-30). If only the country is known, one place with the method is
 * enough.
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
