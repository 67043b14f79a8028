import type { Shopper } from "../../../http/http.ts";
import type { StoredOrder } from "../order-document.ts";

/** Do the details given of an order match it? Case and blanks don't matter, nor how a number is written. */

export type Identification = {
	email?: string | undefined;
	phone?: string | undefined;
	postalCode?: string | undefined;
	orderViewCode?: string | undefined;
};

const plain = (text: unknown): string =>
	String(text ?? "")
		.replace(/\s+/g, "")
		.toLowerCase();
const digits = (text: unknown): string => String(text ?? "").replace(/\D/g, "");

/** Two of nothing are not the same. */
const same = (given: string, kept: string): boolean => given !== "" && given === kept;

export const hasEmail = ({ document }: StoredOrder, email: string | undefined): boolean =>
	same(plain(email), plain(document.customerInfo.email));

/** That of the bill, or of an address that something was sent to. */
export function hasPostalCode({ document }: StoredOrder, postalCode: string | undefined): boolean {
	const codes = [document.billingAddress, ...document.shipments.map((one) => one.shippingAddress)];
	return codes.some((address) => same(plain(postalCode), plain(address?.postalCode)));
}

function hasPhone({ document }: StoredOrder, phone: string | undefined): boolean {
	const phones = [document.billingAddress, ...document.shipments.map((one) => one.shippingAddress)];
	return phones.some((address) => same(digits(phone), digits(address?.phone)));
}

export type Access = "full" | "partial" | "insufficient" | "none";

/**
 * How much of an order a shopper may see: all of it after placing it, or with its view code and an e-mail address or telephone
 * number; a part with the bill's postal code and one of these.
 */
export function accessTo(order: StoredOrder | undefined, shopper: Shopper, given: Identification): Access {
	if (order && order.customerId === shopper.customerId) return "full";
	const { email, phone, postalCode, orderViewCode } = given;
	if (!(email || phone) || !(orderViewCode || postalCode)) return "insufficient";
	if (!order) return "none";
	const isKnown = (!email || hasEmail(order, email)) && (!phone || hasPhone(order, phone));
	if (!isKnown) return "none";
	if (orderViewCode) return orderViewCode === order.viewCode ? "full" : "none";
	return same(plain(postalCode), plain(order.document.billingAddress?.postalCode)) ? "partial" : "none";
}
