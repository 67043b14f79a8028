import * as z from "zod";
import type { Site } from "../../../house/sites.ts";
import type { Language } from "../../../languages.ts";
import type { AddressRequest } from "../../baskets/routes/checkout-requests.ts";
import { walletTexts } from "./wallet-texts.ts";

/** Addresses as wallets have them, and what is wrong with them. */

const text = z.string().max(256).optional();

/** Apple's contact (ApplePayPaymentContact); before the payment is authorized only the place is known. */
export const appleContactSchema = z.looseObject({
	givenName: text,
	familyName: text,
	emailAddress: text,
	phoneNumber: text,
	addressLines: z.array(z.string().max(256)).max(10).optional(),
	locality: text,
	administrativeArea: text,
	postalCode: text,
	countryCode: text,
});
export type AppleContact = z.infer<typeof appleContactSchema>;

/** Google's address (full format). */
export const googleAddressSchema = z.looseObject({
	name: text,
	address1: text,
	address2: text,
	locality: text,
	administrativeArea: text,
	postalCode: text,
	countryCode: text,
	phoneNumber: text,
});
export type GoogleAddress = z.infer<typeof googleAddressSchema>;

const given = (fields: Record<string, string | undefined>): AddressRequest => ({
	...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)),
	custom: {},
});

export const addressOfContact = (contact: AppleContact): AddressRequest =>
	given({
		firstName: contact.givenName,
		lastName: contact.familyName,
		address1: contact.addressLines?.[0],
		address2: contact.addressLines?.slice(1).join(", "),
		city: contact.locality,
		stateCode: contact.administrativeArea,
		postalCode: contact.postalCode,
		countryCode: contact.countryCode?.toUpperCase(),
		phone: contact.phoneNumber,
	});

export function addressOfGoogle(address: GoogleAddress): AddressRequest {
	const { firstName, lastName } = splitName(address.name ?? "");
	return given({
		firstName,
		lastName,
		address1: address.address1,
		address2: address.address2,
		city: address.locality,
		stateCode: address.administrativeArea,
		postalCode: address.postalCode,
		countryCode: address.countryCode?.toUpperCase(),
		phone: address.phoneNumber,
	});
}

/** One word is both names; of more than two, the first two are the first name (basket-9). */
export function splitName(name: string): { firstName: string; lastName: string } {
	const words = name.split(/\s+/).filter((word) => word !== "");
	const [first = "", second = first, ...rest] = words;
	return rest.length === 0
		? { firstName: first, lastName: second }
		: { firstName: `${first} ${second}`, lastName: rest.join(" ") };
}

export type ContactFault = { contactField: string; message: string };

/** Apple's names of the fields that must be there. */
const REQUIRED = {
	name: ["givenName", "familyName"],
	addressLines: ["addressLines"],
	locality: ["locality"],
	postalCode: ["postalCode"],
	countryCode: ["countryCode"],
} as const;
/** Countries of the house whose addresses have no postal codes, or where few people know theirs. */
const WITHOUT_POSTAL_CODES = ["AE", "HK", "MO", "QA", "BH", "OM", "KW", "SA"];

/** What is wrong with a contact, field by field. `country`: the only one that can be shipped to. */
export function contactFaults(
	contact: AppleContact,
	{ site, country, language }: { site: Site; country?: string | undefined; language: Language },
): ContactFault[] {
	const words = walletTexts[language];
	const code = contact.countryCode?.toUpperCase() ?? "";
	const missing = Object.entries(REQUIRED).flatMap(([contactField, names]): ContactFault[] => {
		if (contactField === "postalCode" && WITHOUT_POSTAL_CODES.includes(code)) return [];
		const isThere = names.every((name) => {
			const value = contact[name];
			return Array.isArray(value) ? Boolean(value[0]?.trim()) : Boolean(value?.trim());
		});
		return isThere ? [] : [{ contactField, message: words.missing }];
	});
	const isServed = country ? code === country : site.countries.some((one) => one.code === code);
	return code === "" || isServed
		? missing
		: [...missing, { contactField: "countryCode", message: words.notServed }];
}
