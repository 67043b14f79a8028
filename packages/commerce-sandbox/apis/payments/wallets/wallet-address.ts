import type { AddressField, AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import { findAddressFault, readField } from "@vetrina/shop-rules/checkout/address-rules.ts";
import {
	findNamedState,
	findStateKey,
	listStates,
	postalCodeRule,
	requiredParts,
	WITHOUT_POSTAL_CODE,
} from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { isSupportedCountry } from "libphonenumber-js/min";
import { formatAddress } from "localized-address-format";
import type { AddressRequest } from "../../../records/baskets/checkout-requests.ts";

export type WalletAddress = {
	firstName?: string | undefined;
	lastName?: string | undefined;
	isOneWord?: boolean;
	lines?: readonly string[] | undefined;
	subLocality?: string | undefined;
	locality?: string | undefined;
	administrativeArea?: string | undefined;
	postalCode?: string | undefined;
	countryCode?: string | undefined;
	phone?: string | undefined;
};
export type AddressFault = { field: AddressField | "countryCode"; isMissing: boolean };

const EASTERN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isCountry = (country: string, name: string): boolean =>
	isSupportedCountry(country) &&
	["en", "zh-Hans", "zh-Hant", "pt", "ja", "ko"].some(
		(language) => new Intl.DisplayNames([language], { type: "region" }).of(country) === name,
	);

const withPlace = (street: string, place: string): string => {
	if (place === "" || street.includes(place)) return street;
	if (street === "") return place;
	if (!EASTERN.test(place)) return `${street}, ${place}`;
	return EASTERN.test(street) ? place + street : `${place} ${street}`;
};

const readPlace = ({ locality, administrativeArea }: WalletAddress, { country, hasCity }: Form) => {
	const [city, area] = [oneLine(locality), oneLine(administrativeArea)];
	// A missing state is read from the city if the city's form has no city field or its script is East Asian: Dubai and Seoul are states too,
	// Washington is not.
	const areaName = area === "" && (!hasCity || EASTERN.test(city)) ? city : area;
	const state = findStateKey(country, areaName);
	const isRepeated = (): boolean =>
		(state !== undefined && findNamedState(country, city) === state) || isCountry(country, city);
	return {
		city,
		stateCode: state ?? area,
		rest: hasCity || isRepeated() ? "" : city,
	};
};

/** Returns the fields of a country's checkout form, without fields that no wallet has, such as the reading of a name. */
const buildForm = (country: string) => {
	const pattern = formatAddress({
		postalCountry: country,
		postalCode: "{p}",
		locality: "{c}",
		administrativeArea: "{s}",
		addressLines: ["{a}"],
		name: "",
	}).join(" ");
	const requiredFields = requiredParts(country);
	const hasCity = pattern.includes("{c}");
	const field = (
		name: AddressFormField["name"],
		isRequired: boolean,
		more: Partial<AddressFormField> = {},
	): AddressFormField => ({ name, label: name, required: isRequired, ...more });
	return {
		country,
		hasCity,
		fields: [
			field("firstName", true),
			field("lastName", true),
			field("address1", true),
			field("address2", false),
			...(hasCity ? [field("city", requiredFields.includes("C"))] : []),
			...(pattern.includes("{s}")
				? [field("stateCode", requiredFields.includes("S"), { options: listStates(country, "en") })]
				: []),
			...(pattern.includes("{p}") && !WITHOUT_POSTAL_CODE.has(country)
				? [field("postalCode", requiredFields.includes("Z"), postalCodeRule(country))]
				: []),
		],
	};
};
type Form = ReturnType<typeof buildForm>;

/** The states are cached, because sorting them by name costs more than reading an address. */
const forms = new Map<string, Form>();
const findForm = (country: string): Form => {
	const form = forms.get(country) ?? buildForm(country);
	// Clients may send any two letters, so real countries alone are cached.
	if (isSupportedCountry(country)) forms.set(country, form);
	return form;
};

/**
 * Returns a wallet's address and its faults by the rules of the checkout form (checkout-2, wallets-14). `withPhone`: false if the wallet
 * asks for no number.
 */
export function readWalletAddress(
	typed: WalletAddress,
	{ withPhone = true }: { withPhone?: boolean } = {},
): { address: AddressRequest; faults: AddressFault[] } {
	const country = plainText(typed.countryCode).toUpperCase();
	const form = findForm(country);
	const { city, stateCode, rest } = readPlace(typed, form);
	const [first = "", ...others] = (typed.lines ?? []).map(oneLine).filter((line) => line !== "");
	const district = EASTERN.test(typed.subLocality ?? "") ? oneLine(typed.subLocality) : "";
	const values: Partial<Record<AddressField, string | undefined>> = {
		firstName: typed.firstName,
		lastName: typed.lastName,
		address1: first === "" ? "" : withPlace(withPlace(first, district), rest),
		address2: others.join(", "),
		city,
		stateCode,
		postalCode: typed.postalCode,
	};
	const faults: AddressFault[] = [];
	const address: Partial<Record<AddressField | "fullName" | "countryCode", string>> = {};
	for (const field of form.fields) {
		const text = readField(field, values[field.name]);
		const fault = findAddressFault(field, text);
		if (fault) faults.push({ field: field.name, isMissing: fault === "required" });
		else if (text !== "") address[field.name] = text;
	}
	if (/^[A-Z]{2}$/.test(country)) address.countryCode = country;
	else faults.push({ field: "countryCode", isMissing: country === "" });
	const phone = withPhone ? parsePhone(typed.phone, { country }) : undefined;
	if (phone) address.phone = phone.national;
	else if (withPhone) faults.push({ field: "phone", isMissing: plainText(typed.phone) === "" });
	// A name of one word is stored as first and last name, but written once (basket-9).
	if (typed.isOneWord && address.firstName) address.fullName = address.firstName;
	return { address: { ...address, custom: phone ? { c_phoneCode: phone.code } : {} }, faults };
}
