import type { SignInBack } from "../sign-in/contract.ts";

export type SignInCodeError =
	| "invalidEmail"
	| "wrongCode"
	| "newCode"
	| "tooManyTries"
	| "tooSoon"
	| "noSignIn"
	| "unavailable";

export type SignInCodeData = {
	/** Where a code may be on its way; without it, the address is asked for. */
	email?: string;
	/** What was typed before. */
	typed?: string;
	/** Seconds before another code may be asked for. */
	wait: number;
	error?: SignInCodeError;
	/** The product that is added to the wishlist afterwards, and the route to go on to. */
	wishlistProductId?: string;
	back?: SignInBack;
};
