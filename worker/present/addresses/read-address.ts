import type { AddressField, PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import {
	type AddressFault,
	findAddressFault,
	readField,
} from "@vetrina/shop-rules/checkout/address-rules.ts";
import { findStateKey } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { addressForm } from "./address-form.ts";

export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

export const readAddress = (
	values: Readonly<Record<string, string | undefined>>,
	country: string,
	language: Language,
): { ok: PostalAddress } | { faults: AddressFaults } => {
	const fields = addressForm(country, language);
	const faults: AddressFaults = {};
	const texts = new Map<AddressField, string>();
	for (const field of fields) {
		const { name, options } = field;
		const typedValue = readField(field, values[name]);
		const text = options ? (findStateKey(country, typedValue) ?? typedValue) : typedValue;
		const fault = findAddressFault(field, text);
		if (fault) faults[name] = fault;
		else if (text !== "") texts.set(name, text);
	}
	const phone = parsePhone(values.phone, { country });
	if (!faults.phone && !phone) faults.phone = "phone";
	if (Object.keys(faults).length > 0 || !phone) return { faults };
	return {
		ok: {
			firstName: texts.get("firstName") ?? "",
			lastName: texts.get("lastName") ?? "",
			fullName: writeFullName({
				firstName: texts.get("firstName"),
				lastName: texts.get("lastName"),
				countryCode: country,
			}),
			address1: texts.get("address1") ?? "",
			address2: texts.get("address2"),
			postalCode: texts.get("postalCode"),
			city: texts.get("city"),
			stateCode: texts.get("stateCode"),
			countryCode: country,
			phone: phone.national,
			phoneCode: phone.code,
			firstNameFurigana: texts.get("firstNameFurigana"),
			lastNameFurigana: texts.get("lastNameFurigana"),
			latinName: texts.get("latinName"),
			customsCode: texts.get("customsCode"),
		},
	};
};
