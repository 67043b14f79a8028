import { isCustomerName, isLatinName } from "../catalogue/customer-rules.ts";
import { narrowLine, oneLine, plainText } from "./plain-text.ts";

/** Returns the key by which a name is found: upper and lower case, and spellings of the same letter, are one name (typed-2). */
export const nameKey = (name: string): string => oneLine(oneLine(name).toLowerCase());

const FURIGANA = /^[\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u30fb\s]+$/u;

/** Returns a typed name as it is stored, or undefined if it is none (identity-1, typed-2). */
export const parseName = (typed: string | undefined): string | undefined => {
	const name = oneLine(typed);
	return name !== "" && isCustomerName(name) ? name : undefined;
};

/** Returns how a Japanese name is read, in full-width kana, or undefined if it has other letters (identity-1). */
export const parseFurigana = (typed: string | undefined): string | undefined => {
	const reading = narrowLine(typed);
	return FURIGANA.test(reading) ? reading : undefined;
};

/** Returns a name in Latin letters, without what only typography has, or undefined if carriers cannot read it (identity-1). */
export const parseLatinName = (typed: string | undefined): string | undefined => {
	const name = plainText(typed);
	return name !== "" && isLatinName(name) ? name : undefined;
};
