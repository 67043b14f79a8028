import { isCustomerName, isCustomsClearanceCode } from "../catalogue/customer-rules.ts";
import { parseFurigana, parseLatinName } from "../typed/name.ts";
import { isLikePhone } from "../typed/phone.ts";
import { oneLine, plainText } from "../typed/plain-text.ts";
import { parsePostalCode } from "../typed/postal-code.ts";
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
/** Returns typed text cut to what fits on a label. */
const labelText = (typed: string | undefined): string => oneLine(typed).slice(0, LONGEST);

/** Returns a field of an address as it is stored; text that its reader refuses stays as it was typed. */
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

/** Returns the fault of an address's field as it was typed (checkout-2), or undefined; the Worker knows more of phone numbers. */
export const faultOf = (field: AddressFormField, typed: string | undefined): AddressFault | undefined => {
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
