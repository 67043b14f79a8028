import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import type { AddressField, PostalAddress } from "../../../shared/domain/checkout/address.ts";
import type { Language } from "../../../shared/domain/locale/site-locale.ts";
import { addressForm } from "./address-form.ts";

/** What is wrong with a field: `address.fault.<code>`. */
export type AddressFault = "required" | "postalCode" | "phone" | "furigana" | "customsCode" | "characters";
export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

const LONGEST = 100;
const CONTROLS = /[\p{Cc}\p{Co}\p{Cn}]/u;
const MARKUP = /[<>]/;
const FURIGANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const CUSTOMS_CODE = /^P\d{12}$/;

/** An address of a country out of a form (checkout-2): `values` by field, as typed. */
export const readAddress = (
	values: Readonly<Record<string, string | undefined>>,
	country: string,
	language: Language,
): { ok: PostalAddress } | { faults: AddressFaults } => {
	const fields = addressForm(country, language);
	const text = (name: AddressField): string =>
		(values[name] ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, LONGEST);
	const faults: AddressFaults = {};
	for (const { name, required } of fields) {
		const value = text(name);
		if (value === "" && required) faults[name] = "required";
		else if (CONTROLS.test(value) || MARKUP.test(value)) faults[name] = "characters";
	}
	const has = (name: AddressField) => fields.some((field) => field.name === name) && text(name) !== "";
	const postalCode = text("postalCode").normalize("NFKC").toUpperCase();
	if (has("postalCode") && !faults.postalCode && !isPostalCode(postalCode, country))
		faults.postalCode = "postalCode";
	const phone = parsePhoneNumberFromString(
		text("phone").normalize("NFKC"),
		isSupportedCountry(country) ? (country as CountryCode) : undefined,
	);
	if (!faults.phone && !phone?.isPossible()) faults.phone = "phone";
	for (const name of ["firstNameFurigana", "lastNameFurigana"] as const)
		if (has(name) && !faults[name] && !FURIGANA.test(text(name))) faults[name] = "furigana";
	const customsCode = text("customsCode").normalize("NFKC").toUpperCase();
	if (has("customsCode") && !faults.customsCode && !CUSTOMS_CODE.test(customsCode))
		faults.customsCode = "customsCode";
	if (Object.keys(faults).length > 0 || !phone) return { faults };
	const names = fields.flatMap(({ name }) =>
		name === "firstName" || name === "lastName" ? [text(name)] : [],
	);
	const stated = (name: AddressField) => (has(name) ? text(name) : undefined);
	return {
		ok: {
			firstName: text("firstName"),
			lastName: text("lastName"),
			fullName: names.join(" "),
			address1: text("address1"),
			address2: stated("address2"),
			postalCode: has("postalCode") ? postalCode : undefined,
			city: stated("city"),
			stateCode: stated("stateCode"),
			countryCode: country,
			phone: phone.nationalNumber,
			c_phoneCode: phone.countryCallingCode,
			c_firstNameFurigana: stated("firstNameFurigana"),
			c_lastNameFurigana: stated("lastNameFurigana"),
			c_persCustClearenceCode: has("customsCode") ? customsCode : undefined,
		},
	};
};

const isPostalCode = (code: string, country: string): boolean =>
	postcodeValidatorExistsForCountry(country)
		? postcodeValidator(code, country)
		: /^[\dA-Z][\dA-Z -]{1,9}$/.test(code);
