import type { CardFields } from "../../platform/commerce/checkout/card-sessions.ts";
import type { PageContext } from "../../request/page/page-context.ts";

/** The processor's fields in the shopper's language (checkout-3). `back`: a path of the shop with the card's reference as `card`, which they take out and replace by `cardFaults` if a field is wrong. */
export const cardFrameOf = (
	{ origin, locale, search }: PageContext,
	{ origin: processor, fieldsPath, session }: CardFields,
	{ back, holder = "" }: { back: string; holder?: string },
): string => {
	const query = new URLSearchParams({
		return: origin + back,
		session,
		language: locale.language,
		holder,
	});
	const faults = search.get("cardFaults");
	if (faults) query.set("faults", faults.slice(0, 100));
	return `${processor}${fieldsPath}?${query}`;
};
