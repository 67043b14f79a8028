import { plainText } from "./plain-text.ts";

/** A country's postal codes: a regular expression, and a code that it matches. */
type PostalCodeRule = { pattern?: string; example?: string };

/** "I-20121", "SE-114 46": letters of the country before its code, which is written without them. */
const COUNTRY_PREFIX = /^[A-Z]{1,2}-(?=\d)/;
const ANY_CODE = /^[\dA-Z][\dA-Z -]{1,9}$/;
const SEPARATORS = /[ -]/g;

/** Lays a code out as the country's example, if both have as many characters: "1040061" becomes "104-0061". */
const laidOutAs = (example: string | undefined, code: string): string => {
	const characters = code.replace(SEPARATORS, "");
	if (example?.replace(SEPARATORS, "").length !== characters.length) return code;
	let at = 0;
	return [...example].map((one) => (/[ -]/.test(one) ? one : characters[at++])).join("");
};

/** Returns a typed postal code as its country writes it, or undefined if the country has no such code (checkout-2, typed-1). */
export const parsePostalCode = (
	typed: string | undefined,
	{ pattern, example }: PostalCodeRule,
): string | undefined => {
	const text = plainText(typed).toUpperCase();
	const rule = pattern === undefined ? ANY_CODE : new RegExp(`^(?:${pattern})$`);
	const code = rule.test(text) ? text : text.replace(COUNTRY_PREFIX, "");
	const isLaidOut = /[ -]/.test(code) && rule.test(code);
	return isLaidOut ? code : [laidOutAs(example, code), code].find((one) => rule.test(one));
};

/** A code without separators, with and without the letters of its country. */
const keysOf = (code: string): string[] => {
	const text = plainText(code).toUpperCase();
	return [text, text.replace(COUNTRY_PREFIX, "")].map((one) => one.replace(SEPARATORS, ""));
};

/** Does a code, however it is spelled, begin with one of these, which have no separators? */
export const startsWithCode = (code: string, beginnings: readonly string[]): boolean =>
	keysOf(code).some((key) => beginnings.some((beginning) => key.startsWith(beginning)));

const ZIP_DIGITS = 5;
/** A ZIP+4 names a part of the area that its first five digits name. */
const isSameZip = (one: string, other: string): boolean =>
	/^\d{5}(\d{4})?$/.test(one) &&
	/^\d{5}(\d{4})?$/.test(other) &&
	one.length !== other.length &&
	one.slice(0, ZIP_DIGITS) === other.slice(0, ZIP_DIGITS);

/** Is a typed postal code the stored one, however either is spelled (typed-3)? Two empty codes are not the same. */
export const isSamePostalCode = (typed: string | undefined, stored: string | undefined): boolean => {
	if (!typed || !stored) return false;
	const keys = keysOf(stored);
	return keysOf(typed).some(
		(one) => one !== "" && keys.some((other) => one === other || isSameZip(one, other)),
	);
};
