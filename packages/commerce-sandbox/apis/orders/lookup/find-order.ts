import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { PhonePlace } from "@vetrina/shop-rules/typed/phone.ts";
import { parsePhone, writeE164 } from "@vetrina/shop-rules/typed/phone-number.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { isSamePostalCode } from "@vetrina/shop-rules/typed/postal-code.ts";
import type { Shopper } from "../../../http/http.ts";
import type { OrderAddress, StoredOrder } from "../../../records/orders/order-document.ts";

export type Identification = {
	email?: string | undefined;
	phone?: string | undefined;
	postalCode?: string | undefined;
	orderViewCode?: string | undefined;
};

const same = (typedValue: string, storedValue: string): boolean =>
	typedValue !== "" && typedValue === storedValue;

const listAddresses = ({ document }: StoredOrder): OrderAddress[] =>
	[document.billingAddress, ...document.shipments.map((one) => one.shippingAddress)].filter(
		(address) => address !== undefined,
	);

export const hasEmail = ({ document }: StoredOrder, email: string | undefined): boolean =>
	same(emailKey(email ?? ""), emailKey(document.customerInfo.email));

export const hasPostalCode = (order: StoredOrder, postalCode: string | undefined): boolean =>
	listAddresses(order).some((address) => isSamePostalCode(postalCode, address.postalCode));

const normalisePhone = (phone: string | undefined, place: PhonePlace): string => {
	const number = parsePhone(phone, place);
	return number ? writeE164(number) : plainText(phone).replace(/\D/g, "");
};

const hasPhone = (order: StoredOrder, phone: string | undefined): boolean =>
	listAddresses(order).some(({ phone: storedPhone, countryCode: country, c_phoneCode: code }) => {
		const callingCode = typeof code === "string" && code !== "" ? code.replace("+", "") : undefined;
		const place = { country, callingCode };
		return same(normalisePhone(phone, place), normalisePhone(storedPhone, place));
	});

export type Access = "full" | "partial" | "insufficient" | "none";

/**
 * Returns how much of an order a shopper may see: all of it after placing it, or with its view code and an e-mail address or telephone
 * number; a part with the bill's postal code and one of these contacts. `insufficient`: details are missing. `none`: the details do not fit
 * an order.
 */
export function accessTo(
	order: StoredOrder | undefined,
	shopper: Shopper,
	identification: Identification,
): Access {
	if (order && order.customerId === shopper.customerId) return "full";
	const { email, phone, postalCode, orderViewCode } = identification;
	if (!(email || phone) || !(orderViewCode || postalCode)) return "insufficient";
	if (!order) return "none";
	const isKnown = (!email || hasEmail(order, email)) && (!phone || hasPhone(order, phone));
	if (!isKnown) return "none";
	if (orderViewCode) return orderViewCode === order.viewCode ? "full" : "none";
	return isSamePostalCode(postalCode, order.document.billingAddress?.postalCode) ? "partial" : "none";
}
