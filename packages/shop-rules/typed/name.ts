import { isCustomerName, isLatinName } from "../catalogue/customer-rules.ts";
import { narrowLine, oneLine, plainText } from "./plain-text.ts";

/** Returns the key by which names are compared; it ignores case and Unicode composition (typed-2). */
export const nameKey = (name: string): string => oneLine(oneLine(name).toLowerCase());

const FURIGANA = /^[\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u30fb\s]+$/u;

export const parseName = (typed: string | undefined): string | undefined => {
	const name = oneLine(typed);
	return name !== "" && isCustomerName(name) ? name : undefined;
};

export const parseFurigana = (typed: string | undefined): string | undefined => {
	const reading = narrowLine(typed);
	return FURIGANA.test(reading) ? reading : undefined;
};

export const parseLatinName = (typed: string | undefined): string | undefined => {
	const name = plainText(typed);
	return name !== "" && isLatinName(name) ? name : undefined;
};
