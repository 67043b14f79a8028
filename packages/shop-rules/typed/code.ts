import { plainText } from "./plain-text.ts";

/** Printed codes are letters and digits, with dashes or spaces between. */
const GIFT_CARD_CODE = /^[A-Z\d][A-Z\d -]{3,63}$/i;
const SEPARATORS = /[ -]/g;
const SHOWN = 4;

/** Returns a coupon or gift card code in the form used for comparison (typed-1): upper case, on one line. */
export const codeKey = (typed: string): string => plainText(typed).toUpperCase();

/** Parses a gift card code; undefined if invalid (gifts-1, typed-1). Case is kept, because the platform ignores it. */
export const parseGiftCardCode = (typed: string | undefined): string | undefined => {
	const code = plainText(typed);
	return GIFT_CARD_CODE.test(code) ? code : undefined;
};

export const endOfCode = (typed: string): string => codeKey(typed).replace(SEPARATORS, "").slice(-SHOWN);
