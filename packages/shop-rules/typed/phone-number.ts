import {
	type CountryCode,
	isSupportedCountry,
	type PhoneNumber as ParsedNumber,
	parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { isLikePhone, type ParsePhone, type PhoneNumber } from "./phone.ts";
import { plainText } from "./plain-text.ts";

const INTERNATIONAL = /^\D*00/;

/** Returns undefined for an impossible number. A national number that begins with 00 has a second international prefix. */
const inPlan = (number: ParsedNumber | undefined): PhoneNumber | undefined =>
	number?.isPossible() && !number.nationalNumber.startsWith("00")
		? { code: number.countryCallingCode, national: number.nationalNumber }
		: undefined;

/**
 * Returns the calling code and the national number; undefined if the number cannot be dialled (typed-5). A number without a calling code
 * belongs to the given country. The numbering plans of all countries are too large for browsers, so only servers use this module.
 */
export const parsePhone: ParsePhone = (typed, { country = "", callingCode }) => {
	if (!isLikePhone(typed)) return undefined;
	const text = plainText(typed);
	const abroad = INTERNATIONAL.test(text)
		? inPlan(parsePhoneNumberFromString(text.replace(INTERNATIONAL, "+")))
		: undefined;
	if (abroad) return abroad;
	const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
	return inPlan(
		callingCode === undefined
			? parsePhoneNumberFromString(text, defaultCountry)
			: parsePhoneNumberFromString(text, { defaultCallingCode: callingCode }),
	);
};

export const writeE164 = ({ code, national }: PhoneNumber): string => `+${code}${national}`;
