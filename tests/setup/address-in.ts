import type { AddressField } from "@vetrina/shop-rules/checkout/address.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type CountryCode, getExampleNumber } from "libphonenumber-js";
import phones from "libphonenumber-js/mobile/examples";
import { addressForm } from "../../worker/present/addresses/address-form.ts";

type Name = [first: string, last: string];
const ENGLISH: Name = ["Anna", "O’Neill"];
/** Names in languages whose letters a form must accept; other languages have the English name. */
const NAMES: Partial<Record<Language, Name>> = {
	ar: ["سارة", "العتيبي"],
	de: ["Jörg", "Müller"],
	fr: ["Zoé", "Lefèvre"],
	it: ["Niccolò", "D’Amico"],
	ja: ["花子", "山田"],
	ko: ["지우", "김"],
	zh: ["小明", "王"],
};
const SAME_EVERYWHERE: Partial<Record<AddressField, string>> = {
	firstNameFurigana: "ハナコ",
	lastNameFurigana: "ヤマダ",
	latinName: "Sara Alotaibi",
	address1: "1 Via Roma",
	city: "Central",
	customsCode: "P123456789012",
};

export const phoneIn = (country: string): string =>
	getExampleNumber(country as CountryCode, phones)?.number ?? "";

export function addressIn(country: string, language: Language): Record<string, string> {
	const [firstName, lastName] = NAMES[language] ?? ENGLISH;
	const values: Partial<Record<AddressField, string>> = {
		...SAME_EVERYWHERE,
		firstName,
		lastName,
		phone: phoneIn(country),
	};
	return Object.fromEntries(
		addressForm(country, language).flatMap(({ name, options, example }) => {
			const value = values[name] ?? options?.[0]?.value ?? (name === "postalCode" ? example : undefined);
			return value === undefined ? [] : [[name, value]];
		}),
	);
}
