import { isCustomerName, isCustomsClearanceCode, isLatinName } from "../catalogue/customer-rules.ts";
import type { AddressFormField } from "./address.ts";

/** What is wrong with a field: `address.fault.<code>`. */
export type AddressFault =
	| "required"
	| "choice"
	| "postalCode"
	| "phone"
	| "furigana"
	| "latin"
	| "customsCode"
	| "characters";

/** What fits on a label. */
const LONGEST = 100;
const CONTROLS = /[\p{Cc}\p{Co}\p{Cn}]/u;
const MARKUP = /[<>]/;
const FURIGANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
/** `+39`, digits, and what people part them with. */
const PHONE = /^\+?[\d\s()./-]+$/;
const PHONE_DIGITS = { least: 5, most: 15 };
/** "I-20121", "SE-114 46": the country of the code, which a letter says otherwise. */
const COUNTRY_OF_CODE = /^[A-Z]{1,2}-(?=\d)/;

/** What was typed, as it is kept: one line, without spaces around it, no longer than a label. */
export const typedText = (typed: string | undefined): string =>
	(typed ?? "").normalize("NFC").replace(/\s+/g, " ").trim().slice(0, LONGEST);

/** The same with letters and digits of the keyboard's other width. */
export const narrowText = (typed: string | undefined): string => typedText(typed).normalize("NFKC");

/** Laid out as the country's example is, if it has as many characters: "1040061" is "104-0061". */
const laidOutAs = (example: string | undefined, code: string): string => {
	const characters = code.replace(/[ -]/g, "");
	if (!example || example.replace(/[ -]/g, "").length !== characters.length) return code;
	let at = 0;
	return [...example].map((one) => (/[ -]/.test(one) ? one : characters[at++])).join("");
};

/** A postal code as the country writes it; undefined if it has no such code. */
export const postalCodeOf = (
	typed: string,
	{ pattern, example }: Pick<AddressFormField, "pattern" | "example">,
): string | undefined => {
	const text = narrowText(typed).toUpperCase();
	const rule = pattern === undefined ? /^[\dA-Z][\dA-Z -]{1,9}$/ : new RegExp(`^(?:${pattern})$`);
	const code = COUNTRY_OF_CODE.test(text) && !rule.test(text) ? text.replace(COUNTRY_OF_CODE, "") : text;
	const isLaidOut = /[ -]/.test(code) && rule.test(code);
	return isLaidOut ? code : [laidOutAs(example, code), code].find((one) => rule.test(one));
};

export const customsCodeOf = (typed: string): string => narrowText(typed).toUpperCase();

const isPhone = (typed: string): boolean => {
	const text = narrowText(typed);
	const digits = text.replace(/\D/g, "").length;
	return PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
};

/** What is wrong with a field of an address as it was typed (checkout-2); the Worker knows more of phone numbers. */
export const faultOf = (field: AddressFormField, typed: string | undefined): AddressFault | undefined => {
	const text = typedText(typed);
	const { name, required, options } = field;
	if (text === "") return required ? "required" : undefined;
	if (CONTROLS.test(text) || MARKUP.test(text)) return "characters";
	if ((name === "firstName" || name === "lastName") && !isCustomerName(text)) return "characters";
	if (options && !options.some(({ value }) => value === text)) return "choice";
	if (name === "postalCode" && !postalCodeOf(text, field)) return "postalCode";
	if (name === "phone" && !isPhone(text)) return "phone";
	if ((name === "firstNameFurigana" || name === "lastNameFurigana") && !FURIGANA.test(text))
		return "furigana";
	if (name === "latinName" && !isLatinName(text)) return "latin";
	if (name === "customsCode" && !isCustomsClearanceCode(customsCodeOf(text))) return "customsCode";
	return undefined;
};
