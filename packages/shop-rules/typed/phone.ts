import { plainText } from "./plain-text.ts";

export type PhoneNumber = { code: string; national: string };
export type PhonePlace = { country?: string; callingCode?: string };
export type ParsePhone = (typed: string | undefined, place: PhonePlace) => PhoneNumber | undefined;

const PHONE = /^[+\d\s()./-]+$/;
const DIGITS = { least: 5, most: 18 };

/** Returns true for texts that look like a telephone number. Browsers have no numbering plans, so the Worker decides (typed-5). */
export const isLikePhone = (typed: string | undefined): boolean => {
	const text = plainText(typed);
	const digits = text.replace(/\D/g, "").length;
	return PHONE.test(text) && digits >= DIGITS.least && digits <= DIGITS.most;
};

export const parseLikelyPhone: ParsePhone = (typed, { callingCode = "" }) =>
	isLikePhone(typed) ? { code: callingCode, national: plainText(typed) } : undefined;
