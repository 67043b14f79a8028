import { isCustomerName, isLatinName } from "../catalogue/customer-rules.ts";
import { narrowLine, oneLine, plainText } from "./plain-text.ts";

/** Returns the search key of a name, which ignores case and Unicode composition (typed-2). */
export const nameKey = (name: string): string => oneLine(oneLine(name).toLowerCase());

const FURIGANA = /^[\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u30fb\s]+$/u;

/** Parses a name; undefined if invalid (identity-1, typed-2). */
export const parseName = (typed: string | undefined): string | undefined => {
	const name = oneLine(typed);
	return name !== "" && isCustomerName(name) ? name : undefined;
};

/** Parses the reading of a Japanese name into full-width kana; undefined if it has other letters (identity-1). */
export const parseFurigana = (typed: string | undefined): string | undefined => {
	const reading = narrowLine(typed);
	return FURIGANA.test(reading) ? reading : undefined;
};

/** Parses a Latin name and replaces typographic characters; undefined if carriers cannot read it (identity-1). */
export const parseLatinName = (typed: string | undefined): string | undefined => {
	const name = plainText(typed);
	return name !== "" && isLatinName(name) ? name : undefined;
};
