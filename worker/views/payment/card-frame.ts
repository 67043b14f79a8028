import type { PageContext } from "../../pages/page-loader.ts";
import type { CardMethod } from "../../platform/commerce/checkout/checkout-documents.ts";

/** The processor's fields in the shopper's language (checkout-3). `back`: a path of the shop, where they lead with `card`, or with `cardFaults`. */
export const cardFrameOf = (
	{ origin, locale, search }: PageContext,
	{ origin: processor, fieldsPath }: CardMethod,
	{ back, holder = "" }: { back: string; holder?: string },
): string => {
	const query = new URLSearchParams({ return: origin + back, language: locale.language, holder });
	const faults = search.get("cardFaults");
	if (faults) query.set("faults", faults.slice(0, 100));
	return `${processor}${fieldsPath}?${query}`;
};
