import { isEmail } from "../catalogue/customer-rules.ts";
import { plainText } from "./plain-text.ts";

export const parseEmail = (typed: string | undefined): string | undefined => {
	const email = plainText(typed);
	return isEmail(email) ? email : undefined;
};

/** Returns the key for finding and counting an address (typed-4), which ignores case and Unicode composition. */
export const emailKey = (email: string): string => plainText(plainText(email).toLowerCase());
