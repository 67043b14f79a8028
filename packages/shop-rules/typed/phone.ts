import { plainText } from "./plain-text.ts";

/** `code` is the country calling code without "+"; `national` has no trunk prefix. */
export type PhoneNumber = { code: string; national: string };
/** The country, by ISO 3166 or calling code, that national numbers in a form belong to. */
export type PhonePlace = { country?: string; callingCode?: string };
export type ParsePhone = (typed: string | undefined, place: PhonePlace) => PhoneNumber | undefined;

const PHONE = /^[+\d\s()./-]+$/;
/** `00` and the zero of `(0)` may be typed in addition to a number's fifteen digits. */
const DIGITS = { least: 5, most: 18 };

/** Checks the characters and length only: browsers have no numbering plans, so the Worker decides (typed-5). */
export const isLikePhone = (typed: string | undefined): boolean => {
	const text = plainText(typed);
	const digits = text.replace(/\D/g, "").length;
	return PHONE.test(text) && digits >= DIGITS.least && digits <= DIGITS.most;
};

/** Parses numbers in a browser; the Worker checks them again by the numbering plans. */
export const parseLikelyPhone: ParsePhone = (typed, { callingCode = "" }) =>
	isLikePhone(typed) ? { code: callingCode, national: plainText(typed) } : undefined;
