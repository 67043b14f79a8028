import { isEmail } from "../catalogue/customer-rules.ts";
import { plainText } from "./plain-text.ts";

/** Returns a typed e-mail address as it is stored, or undefined if it is none (typed-1). */
export const parseEmail = (typed: string | undefined): string | undefined => {
	const email = plainText(typed);
	return isEmail(email) ? email : undefined;
};

/** Returns the key by which an e-mail address is found and counted (typed-4): upper and lower case, and spellings of the same letter, are one address. */
export const emailKey = (email: string): string => plainText(plainText(email).toLowerCase());
