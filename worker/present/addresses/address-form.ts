import type { AddressField, AddressFormField } from "@vetrina/shop-rules/checkout/address.ts";
import {
	listStates,
	postalCodeRule,
	requiredParts,
	WITHOUT_POSTAL_CODE,
} from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { isEastAsian, isLatin } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { formatAddress } from "localized-address-format";

const POSTAL_LABELS: Record<string, string> = { US: "zip", GB: "postcode", AU: "postcode", IE: "irishCode" };
const STATE_LABELS: Record<string, string> = {
	US: "state",
	AU: "state",
	BR: "state",
	MX: "state",
	IN: "state",
	CA: "province",
	CN: "province",
	IT: "province",
	ES: "province",
	KR: "province",
	JP: "prefecture",
	AE: "emirate",
	IE: "county",
	TW: "county",
	HK: "area",
};
const CITY_LABELS: Record<string, string> = { HK: "district", TW: "district", AU: "suburb" };
const STREET_LABELS: Record<string, string> = { JP: "townAndStreet", MO: "address1" };

const PARTS = {
	postalCode: "{p}",
	locality: "{c}",
	administrativeArea: "{s}",
	addressLines: ["{a}"],
	name: "",
};
const FIELDS_OF_PART: Record<string, readonly AddressField[]> = {
	p: ["postalCode"],
	c: ["city"],
	s: ["stateCode"],
	a: ["address1", "address2"],
};

/** Returns the fields in the order in which the country writes addresses (checkout-2). */
export const addressForm = (country: string, language: Language): AddressFormField[] => {
	const pattern = formatAddress({ postalCountry: country, ...PARTS }).join(" ");
	const isFamilyFirst = isEastAsian(language) || country === "JP";
	const names: AddressField[] = isFamilyFirst ? ["lastName", "firstName"] : ["firstName", "lastName"];
	const furigana: AddressField[] = country === "JP" ? ["lastNameFurigana", "firstNameFurigana"] : [];
	const latin: AddressField[] = isLatin(language) ? [] : ["latinName"];
	const place = [...pattern.matchAll(/\{(\w)\}/g)].flatMap(([, part = ""]) => FIELDS_OF_PART[part] ?? []);
	const customs: AddressField[] = country === "KR" ? ["customsCode"] : [];
	return [...names, ...furigana, ...latin, ...place, "phone" as const, ...customs]
		.filter((name) => name !== "postalCode" || !WITHOUT_POSTAL_CODE.has(country))
		.map((name) => ({
			name,
			label: labelOf(name, country),
			required: isRequired(name, country),
			...detailsOf(name, country, language),
		}));
};

const labelOf = (name: AddressField, country: string): string => {
	if (name === "postalCode") return POSTAL_LABELS[country] ?? "postalCode";
	if (name === "stateCode") return STATE_LABELS[country] ?? "region";
	if (name === "city") return CITY_LABELS[country] ?? "city";
	if (name === "address1") return STREET_LABELS[country] ?? "address1";
	return name;
};

const LETTERS: Partial<Record<AddressField, string>> = { postalCode: "Z", stateCode: "S", city: "C" };
const isRequired = (name: AddressField, country: string): boolean => {
	if (name === "address2" || name === "latinName") return false;
	return requiredParts(country).includes(LETTERS[name] ?? "A");
};

const detailsOf = (
	name: AddressField,
	country: string,
	language: Language,
): Pick<AddressFormField, "options" | "pattern" | "example"> => {
	if (name === "postalCode") return postalCodeRule(country);
	if (name === "stateCode") {
		const options = listStates(country, language);
		return options ? { options } : {};
	}
	if (name === "phone" && isSupportedCountry(country))
		return { example: `+${getCountryCallingCode(country as CountryCode)}` };
	return {};
};
