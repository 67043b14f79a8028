import { plainText } from "./plain-text.ts";

/** A telephone number as it is stored: its country's calling code without "+", and the national number without the prefix of calls within the country. */
export type PhoneNumber = { code: string; national: string };
/** The country, by its ISO 3166 or calling code, whose national numbers a form takes. */
export type PhonePlace = { country?: string; callingCode?: string };
export type ParsePhone = (typed: string | undefined, place: PhonePlace) => PhoneNumber | undefined;

/** `+39`, digits, and what people part them with. */
const PHONE = /^[+\d\s()./-]+$/;
/** `00` and the zero of `(0)` may come on top of a number's fifteen digits. */
const DIGITS = { least: 5, most: 18 };

/** Could typed text be a telephone number? Browsers know no numbering plans; the Worker has the last word (typed-5). */
export const isLikePhone = (typed: string | undefined): boolean => {
	const text = plainText(typed);
	const digits = text.replace(/\D/g, "").length;
	return PHONE.test(text) && digits >= DIGITS.least && digits <= DIGITS.most;
};

/** A browser's parser: what it lets pass, the Worker reads by the plans of all countries. */
export const parseLikelyPhone: ParsePhone = (typed, { callingCode = "" }) =>
	isLikePhone(typed) ? { code: callingCode, national: plainText(typed) } : undefined;
