import { formatAddress } from "localized-address-format";
import type { PostalAddress } from "../../../shared/domain/checkout/address.ts";
import { stateKeyOf, writtenState } from "../../../shared/domain/checkout/country-addresses.ts";
import type { Language } from "../../../shared/domain/locale/site-locale.ts";

/** What the fields of a form say of an address that is known. */
export const addressValues = (address: Partial<PostalAddress> | undefined): Record<string, string> => {
	if (!address) return {};
	const { c_phoneCode: code, phone, stateCode, countryCode, ...rest } = address;
	const values = {
		...rest,
		// One of the list to choose from, however it was written.
		stateCode: stateCode && countryCode ? (stateKeyOf(countryCode, stateCode) ?? stateCode) : stateCode,
		phone: phone && code ? `+${code} ${phone}` : phone,
		firstNameFurigana: address.c_firstNameFurigana,
		lastNameFurigana: address.c_lastNameFurigana,
		latinName: address.c_latinName,
		customsCode: address.c_persCustClearenceCode,
	};
	return Object.fromEntries(
		Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
};

/** As it is written on a letter; its state by the name that it has in the shopper's language. */
export const addressLines = (address: Partial<PostalAddress> | undefined, language: Language): string[] =>
	address?.address1
		? formatAddress({
				postalCountry: address.countryCode,
				name: address.fullName ?? "",
				addressLines: [address.address1, address.address2 ?? ""].filter((line) => line !== ""),
				postalCode: address.postalCode,
				locality: address.city,
				administrativeArea:
					address.stateCode && writtenState(address.countryCode, address.stateCode, language),
			})
		: [];
