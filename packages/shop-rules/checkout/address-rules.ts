import { isCustomerName, isCustomsClearanceCode } from "../catalogue/customer-rules.ts";
import { parseFurigana, parseLatinName } from "../typed/name.ts";
import { isLikePhone } from "../typed/phone.ts";
import { oneLine, plainText } from "../typed/plain-text.ts";
import { parsePostalCode } from "../typed/postal-code.ts";
import type { AddressFormField } from "./address.ts";

export type AddressFault =
	| "required"
	| "choice"
	| "postalCode"
	| "phone"
	| "furigana"
	| "latin"
	| "customsCode"
	| "characters";

/** In characters. */
const LONGEST = 100;
const CONTROLS = /[\p{Cc}\p{Co}\p{Cn}]/u;
const MARKUP = /[<>]/;
const labelText = (typed: string | undefined): string => oneLine(typed).slice(0, LONGEST);

export const readField = (
	{ name, pattern, example }: Pick<AddressFormField, "name" | "pattern" | "example">,
	typed: string | undefined,
): string => {
	const text = labelText(typed);
	if (name === "postalCode") return parsePostalCode(text, { pattern, example }) ?? text;
	if (name === "firstNameFurigana" || name === "lastNameFurigana") return parseFurigana(text) ?? text;
	if (name === "latinName") return parseLatinName(text) ?? text;
	return name === "customsCode" ? plainText(text).toUpperCase() : text;
};

/**
 * Returns the error code of an address field, or undefined if the text is valid (checkout-2). The Worker checks phone numbers more
 * strictly.
 */
export const findAddressFault = (
	field: AddressFormField,
	typed: string | undefined,
): AddressFault | undefined => {
	const text = labelText(typed);
	const { name, required, options } = field;
	if (text === "") return required ? "required" : undefined;
	if (CONTROLS.test(text) || MARKUP.test(text)) return "characters";
	if ((name === "firstName" || name === "lastName") && !isCustomerName(text)) return "characters";
	if (options && !options.some(({ value }) => value === text)) return "choice";
	if (name === "postalCode" && !parsePostalCode(text, field)) return "postalCode";
	if (name === "phone" && !isLikePhone(text)) return "phone";
	if ((name === "firstNameFurigana" || name === "lastNameFurigana") && !parseFurigana(text))
		return "furigana";
	if (name === "latinName" && !parseLatinName(text)) return "latin";
	if (name === "customsCode" && !isCustomsClearanceCode(readField(field, text))) return "customsCode";
	return undefined;
};
