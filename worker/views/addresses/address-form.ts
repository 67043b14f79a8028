import { formatAddress } from "localized-address-format";
import type { AddressField, AddressFormField } from "../../../shared/domain/checkout/address.ts";
import type { Language } from "../../../shared/domain/locale/site-locale.ts";

/** What is called otherwise than "postal code" and "region". */
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
	HK: "area",
};
/** Where a letter does not come without it (Google's address data call it `require`). */
const NEEDS_STATE = new Set(["US", "CA", "AU", "BR", "MX", "CN", "JP", "IT", "ES", "KR", "AE", "HK", "IN"]);
/** Where many have none. */
const MAY_LACK_POSTAL_CODE = new Set(["IE", "HK"]);
const FAMILY_NAME_FIRST: ReadonlySet<Language> = new Set(["ja", "ko", "zh"]);

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

/** The fields of an address in a country, in the order in which it is written there (checkout-2). */
export const addressForm = (country: string, language: Language): AddressFormField[] => {
	const written = formatAddress({ postalCountry: country, ...PARTS }).join(" ");
	const names: AddressField[] = FAMILY_NAME_FIRST.has(language)
		? ["lastName", "firstName"]
		: ["firstName", "lastName"];
	const furigana: AddressField[] = country === "JP" ? ["lastNameFurigana", "firstNameFurigana"] : [];
	const place = [...written.matchAll(/\{(\w)\}/g)].flatMap(([, part = ""]) => FIELDS_OF_PART[part] ?? []);
	const customs: AddressField[] = country === "KR" ? ["customsCode"] : [];
	const all = [...names, ...furigana, ...place, "phone" as const, ...customs];
	return all.map((name) => ({ name, label: labelOf(name, country), required: isRequired(name, country) }));
};

const labelOf = (name: AddressField, country: string): string => {
	if (name === "postalCode") return POSTAL_LABELS[country] ?? "postalCode";
	if (name === "stateCode") return STATE_LABELS[country] ?? "region";
	return name;
};

const isRequired = (name: AddressField, country: string): boolean => {
	if (name === "address2") return false;
	if (name === "stateCode") return NEEDS_STATE.has(country);
	if (name === "postalCode") return !MAY_LACK_POSTAL_CODE.has(country);
	return true;
};
