import { paymentMarkPath } from "../../shared/domain/addresses/paths.ts";
import { findPaymentMark } from "../../shared/domain/checkout/payment-marks.ts";
import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";
import { contentPicture } from "./content-picture.ts";
import { storefront } from "./house.ts";

type MarkView = { src: string; alt: string };

/** Returns the house's own mark of a method of payment, else the drawn one; undefined if there is none (content-43). */
export const showPaymentMark = (
	name: string,
	{ paymentMarks = {} }: Pick<StorefrontHouse, "paymentMarks"> = storefront,
): MarkView | undefined => {
	const mark = findPaymentMark(name);
	if (!mark) return undefined;
	const own = paymentMarks[mark.id];
	return { src: own === undefined ? paymentMarkPath(mark.id) : contentPicture(own), alt: mark.name };
};
