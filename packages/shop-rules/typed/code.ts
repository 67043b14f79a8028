import { plainText } from "./plain-text.ts";

/** Printed codes are letters and digits, with dashes or spaces between. */
const GIFT_CARD_CODE = /^[A-Z\d][A-Z\d -]{3,63}$/i;
const SEPARATORS = /[ -]/g;
const SHOWN = 4;

/** Returns a typed coupon or gift card code as it is compared (typed-1): upper case, on one line. */
export const codeKey = (typed: string): string => plainText(typed).toUpperCase();

/** Returns a typed gift card code, or undefined if it can be none (gifts-1, typed-1). Letters keep their case, which the platform ignores itself. */
export const parseGiftCardCode = (typed: string | undefined): string | undefined => {
	const code = plainText(typed);
	return GIFT_CARD_CODE.test(code) ? code : undefined;
};

/** Returns the end of a typed gift card code, which alone is shown again. */
export const endOfCode = (typed: string): string => codeKey(typed).replace(SEPARATORS, "").slice(-SHOWN);
