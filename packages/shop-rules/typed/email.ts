import { isEmail } from "../catalogue/customer-rules.ts";
import { plainText } from "./plain-text.ts";

export const parseEmail = (typed: string | undefined): string | undefined => {
	const email = plainText(typed);
	return isEmail(email) ? email : undefined;
};

/** Returns the key by which addresses are compared and counted; it ignores case and Unicode composition (typed-4). */
export const emailKey = (email: string): string => plainText(plainText(email).toLowerCase());
