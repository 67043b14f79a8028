import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CardFields } from "../../platform/commerce/checkout/card-sessions.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Returns the address of the processor's card fields. `back`: a path of the shop to which the processor adds the card's reference as
 * `card`, or `cardFaults` if a field is wrong.
 */
export const cardFrameOf = (
	{ origin, locale, search }: PageContext,
	{ origin: processor, fieldsPath, session }: CardFields,
	{ back, holder = "" }: { back: string; holder?: string },
): string => {
	const query = new URLSearchParams({
		return: origin + back,
		session,
		language: localeTag(locale),
		country: locale.country,
		holder,
	});
	const faults = search.get("cardFaults");
	if (faults) query.set("faults", faults.slice(0, 100));
	return `${processor}${fieldsPath}?${query}`;
};
