import { plainText } from "./plain-text.ts";

const GIFT_CARD_CODE = /^[A-Z\d][A-Z\d -]{3,63}$/i;
const SEPARATORS = /[ -]/g;
const SHOWN = 4;

export const codeKey = (typed: string): string => plainText(typed).toUpperCase();

export const parseGiftCardCode = (typed: string | undefined): string | undefined => {
	const code = plainText(typed);
	return GIFT_CARD_CODE.test(code) ? code : undefined;
};

export const endOfCode = (typed: string): string => codeKey(typed).replace(SEPARATORS, "").slice(-SHOWN);
