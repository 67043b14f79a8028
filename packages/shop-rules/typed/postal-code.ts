import { plainText } from "./plain-text.ts";

type PostalCodeRule = { pattern?: string; example?: string };

const COUNTRY_PREFIX = /^[A-Z]{1,2}-(?=\d)/;
const ANY_CODE = /^[\dA-Z][\dA-Z -]{1,9}$/;
const SEPARATORS = /[ -]/g;

/**
 * Returns the code with the separators of the country's example, if both have the same number of characters: "1040061" becomes "104-0061".
 */
const laidOutAs = (example: string | undefined, code: string): string => {
	const characters = code.replace(SEPARATORS, "");
	if (example?.replace(SEPARATORS, "").length !== characters.length) return code;
	let at = 0;
	return [...example].map((one) => (/[ -]/.test(one) ? one : characters[at++])).join("");
};

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

const listKeys = (code: string): string[] => {
	const text = plainText(code).toUpperCase();
	return [text, text.replace(COUNTRY_PREFIX, "")].map((one) => one.replace(SEPARATORS, ""));
};

export const startsWithCode = (code: string, beginnings: readonly string[]): boolean =>
	listKeys(code).some((key) => beginnings.some((beginning) => key.startsWith(beginning)));

const ZIP_DIGITS = 5;
const isSameZip = (one: string, other: string): boolean =>
	/^\d{5}(\d{4})?$/.test(one) &&
	/^\d{5}(\d{4})?$/.test(other) &&
	one.length !== other.length &&
	one.slice(0, ZIP_DIGITS) === other.slice(0, ZIP_DIGITS);

/**
 * Compares codes regardless of case, separators and country prefix; a ZIP code may lack its last four digits (typed-3). Two empty codes are
 * not the same.
 */
export const isSamePostalCode = (typed: string | undefined, storedCode: string | undefined): boolean => {
	if (!typed || !storedCode) return false;
	const keys = listKeys(storedCode);
	return listKeys(typed).some(
		(one) => one !== "" && keys.some((other) => one === other || isSameZip(one, other)),
	);
};
