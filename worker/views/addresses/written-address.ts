import { formatAddress } from "localized-address-format";
import type { PostalAddress } from "../../../shared/domain/checkout/address.ts";

/** What the fields of a form say of an address that is known. */
export const addressValues = (address: Partial<PostalAddress> | undefined): Record<string, string> => {
	if (!address) return {};
	const { c_phoneCode: code, phone, ...rest } = address;
	const values = {
		...rest,
		phone: phone && code ? `+${code} ${phone}` : phone,
		firstNameFurigana: address.c_firstNameFurigana,
		lastNameFurigana: address.c_lastNameFurigana,
		customsCode: address.c_persCustClearenceCode,
	};
	return Object.fromEntries(
		Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
};

/** As it is written on a letter. */
export const addressLines = (address: Partial<PostalAddress> | undefined): string[] =>
	address?.address1
		? formatAddress({
				postalCountry: address.countryCode,
				name: address.fullName ?? "",
				addressLines: [address.address1, address.address2 ?? ""].filter((line) => line !== ""),
				postalCode: address.postalCode,
				locality: address.city,
				administrativeArea: address.stateCode,
			})
		: [];
