import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { findStateKey, writtenState } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { formatAddress } from "localized-address-format";

export const addressValues = (address: Partial<PostalAddress> | undefined): Record<string, string> => {
	if (!address) return {};
	const { phoneCode: _, phone: __, stateCode, countryCode, ...rest } = address;
	const values = {
		...rest,
		stateCode: stateCode && countryCode ? (findStateKey(countryCode, stateCode) ?? stateCode) : stateCode,
		phone: writtenPhone(address),
	};
	return Object.fromEntries(
		Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
};

export const postalLines = (address: Partial<PostalAddress>, name: string, language: Language): string[] =>
	formatAddress({
		postalCountry: address.countryCode,
		name,
		addressLines: [address.address1 ?? "", address.address2 ?? ""].filter((line) => line !== ""),
		postalCode: address.postalCode,
		locality: address.city,
		administrativeArea: address.stateCode && writtenState(address.countryCode, address.stateCode, language),
	});

/**
 * Returns a country's lines of an address whose fields the browser fills (`fillAddress`): it shows the address before the server's reply
 * without the formats of all countries (checkout-1).
 */
export const addressTemplate = (
	countryCode: string,
	fields: readonly { name: string }[],
): readonly string[] => {
	const blank = (field: string) => (fields.some(({ name }) => name === field) ? `{${field}}` : undefined);
	return formatAddress({
		postalCountry: countryCode,
		name: "{fullName}",
		addressLines: ["{street}"],
		postalCode: blank("postalCode"),
		locality: blank("city"),
		administrativeArea: blank("stateCode"),
	});
};

export const addressLines = (address: Partial<PostalAddress> | undefined, language: Language): string[] =>
	address?.address1 ? postalLines(address, address.fullName ?? "", language) : [];

export const writtenPhone = ({
	phoneCode: code,
	phone,
}: Pick<Partial<PostalAddress>, "phoneCode" | "phone">): string | undefined =>
	phone && code ? `+${code} ${phone}` : phone || undefined;
