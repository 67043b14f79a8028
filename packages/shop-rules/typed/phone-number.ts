import {
	type CountryCode,
	isSupportedCountry,
	type PhoneNumber as ParsedNumber,
	parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { isLikePhone, type ParsePhone, type PhoneNumber } from "./phone.ts";
import { plainText } from "./plain-text.ts";

/** The prefix of international calls in most countries, which people write in the others as well. */
const INTERNATIONAL = /^\D*00/;

/** No national number begins with 00, though some such are as long as one: a second international prefix was typed. */
const inPlan = (number: ParsedNumber | undefined): PhoneNumber | undefined =>
	number?.isPossible() && !number.nationalNumber.startsWith("00")
		? { code: number.countryCallingCode, national: number.nationalNumber }
		: undefined;

/**
 * Returns a typed telephone number, or undefined if it cannot be dialled (typed-5). A number that names no country belongs to `place`. It needs the
 * numbering plans of all countries, which are too heavy for a browser.
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

/** Returns a number as it is dialled from anywhere (E.164). */
export const writeE164 = ({ code, national }: PhoneNumber): string => `+${code}${national}`;
