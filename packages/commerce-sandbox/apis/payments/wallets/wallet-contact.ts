import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import * as z from "zod";
import type { Site } from "../../../house/sites.ts";
import { house } from "../../../house.ts";
import type { LanguageCode } from "../../../languages.ts";
import type { AddressRequest } from "../../../records/baskets/checkout-requests.ts";
import { countryByCode } from "../../../settings/sites.ts";
import { readTexts } from "../../../texts.ts";
import { type AddressFault, readWalletAddress, type WalletAddress } from "./wallet-address.ts";

const text = z.string().max(256).optional();

/** Apple's `ApplePayPaymentContact`; before the payment is authorised the wallet reveals the place alone. */
export const appleContactSchema = z.looseObject({
	givenName: text,
	familyName: text,
	emailAddress: text,
	phoneNumber: text,
	addressLines: z.array(z.string().max(256)).max(10).optional(),
	subLocality: text,
	locality: text,
	administrativeArea: text,
	postalCode: text,
	countryCode: text,
});
export type AppleContact = z.infer<typeof appleContactSchema>;

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

const ofApple = (contact: AppleContact): WalletAddress => ({
	firstName: contact.givenName,
	lastName: contact.familyName,
	lines: contact.addressLines,
	subLocality: contact.subLocality,
	locality: contact.locality,
	administrativeArea: contact.administrativeArea,
	postalCode: contact.postalCode,
	countryCode: contact.countryCode,
	phone: contact.phoneNumber,
});

const ofGoogle = ({ name = "", address1 = "", address2 = "", ...address }: GoogleAddress): WalletAddress => ({
	...splitName(name),
	isOneWord: name.trim() !== "" && !/\s/.test(name.trim()),
	lines: [address1, address2],
	locality: address.locality,
	administrativeArea: address.administrativeArea,
	postalCode: address.postalCode,
	countryCode: address.countryCode,
	phone: address.phoneNumber,
});

export const addressOfContact = (contact: AppleContact): AddressRequest =>
	readWalletAddress(ofApple(contact)).address;

export const readGoogleAddress = (address: GoogleAddress, { isBilling = false } = {}) =>
	readWalletAddress(ofGoogle(address), { withPhone: !isBilling || Boolean(address.phoneNumber?.trim()) });

/** Splits a name: a single word becomes both names; of more than two words, the first two become the first name (basket-9). */
export function splitName(name: string): { firstName: string; lastName: string } {
	const words = name.split(/\s+/).filter((word) => word !== "");
	const [first = "", second = first, ...rest] = words;
	return rest.length === 0
		? { firstName: first, lastName: second }
		: { firstName: `${first} ${second}`, lastName: rest.join(" ") };
}

export type ContactFault = { contactField: string; message: string };

const CONTACT_FIELDS: Partial<Record<AddressFault["field"], string>> = {
	firstName: "name",
	lastName: "name",
	address1: "addressLines",
	address2: "addressLines",
	city: "locality",
	stateCode: "administrativeArea",
	postalCode: "postalCode",
	countryCode: "countryCode",
	phone: "phoneNumber",
};

/**
 * Returns whether the country may be used: any country that the house sells to for billing (checkout-7), the site's countries for shipping.
 */
const isServed = (code: string, { site, isBilling }: Pick<ContactRules, "site" | "isBilling">): boolean =>
	isBilling ? countryByCode(code) !== undefined : site.countries.some((one) => one.code === code);

type ContactRules = { site: Site; language: LanguageCode; isBilling?: boolean };

/**
 * Returns the faults of a contact by the checkout's rules (wallets-14). A billing contact needs neither telephone number nor e-mail
 * address.
 */
export function contactFaults(
	contact: AppleContact,
	{ site, language, isBilling = false }: ContactRules,
): ContactFault[] {
	const words = readTexts(language).walletMessages;
	const { address, faults } = readWalletAddress(ofApple(contact), { withPhone: !isBilling });
	const byField = new Map<string, ContactFault>();
	for (const { field, isMissing } of faults) {
		const contactField = CONTACT_FIELDS[field] ?? field;
		if (!byField.has(contactField))
			byField.set(contactField, { contactField, message: isMissing ? words.missing : words.invalid });
	}
	const faultList = [...byField.values()];
	if (!faultList.some(({ contactField }) => contactField === "countryCode")) {
		const message = isBilling ? words.notBilled : words.notServed;
		if (!isServed(address.countryCode ?? "", { site, isBilling }))
			faultList.push({ contactField: "countryCode", message });
	}
	if (!isBilling && !parseEmail(contact.emailAddress))
		faultList.push({
			contactField: "emailAddress",
			message: contact.emailAddress ? words.invalid : words.missing,
		});
	return faultList;
}

/**
 * Returns the faults that count before the payment, while a contact has neither name nor street: the country, and an unknown state if the
 * country's taxes depend on the state.
 */
export const placeFaults = (contact: AppleContact, rules: ContactRules): ContactFault[] => {
	const isTaxed = house.taxRateAt(contact.countryCode?.toUpperCase()) !== undefined;
	return contactFaults(contact, rules).filter(
		({ contactField }) =>
			contactField === "countryCode" ||
			(contactField === "administrativeArea" && !isTaxed && contact.administrativeArea?.trim()),
	);
};
