import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { findStateKey, writtenState } from "@vetrina/shop-rules/checkout/country-addresses.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
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

const postalLines = (address: Partial<PostalAddress>, name: string, language: Language): string[] =>
	formatAddress({
		postalCountry: address.countryCode,
		name,
		addressLines: [address.address1 ?? "", address.address2 ?? ""].filter((line) => line !== ""),
		postalCode: address.postalCode,
		locality: address.city,
		administrativeArea: address.stateCode && writtenState(address.countryCode, address.stateCode, language),
	});

export const addressLines = (address: Partial<PostalAddress> | undefined, language: Language): string[] =>
	address?.address1 ? postalLines(address, address.fullName ?? "", language) : [];

export const writtenPhone = ({
	phoneCode: code,
	phone,
}: Pick<Partial<PostalAddress>, "phoneCode" | "phone">): string | undefined =>
	phone && code ? `+${code} ${phone}` : phone || undefined;

export const contactLines = (address: Partial<PostalAddress> | undefined, language: Language): string[] => {
	const lines = addressLines(address, language);
	const phone = lines.length > 0 && address && writtenPhone(address);
	return phone ? [...lines, phone] : lines;
};

export const parcelLines = (address: Partial<PostalAddress>, language: Language): string[] => {
	const { latinName: latin, city, postalCode, countryCode } = address;
	const name = address.fullName || writeFullName(address);
	const lines = postalLines(address, name, language).flatMap((line) =>
		line === name && latin && latin !== name ? [line, latin] : [line],
	);
	const missingParts = [postalCode, city].filter(
		(part) => part && !lines.some((line) => line.includes(part)),
	);
	return [
		...lines,
		...missingParts,
		countryCode && nameOfCountry(countryCode, language),
		writtenPhone(address),
	].filter((line): line is string => Boolean(line));
};

const nameOfCountry = (country: string, language: Language): string | undefined =>
	/^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(language, { type: "region" }).of(country) : country;
