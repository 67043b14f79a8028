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
	/** The address to which a code may have been sent; if absent, the form asks for the address. */
	email?: string;
	/** The value of a refused form. */
	typed?: string;
	/** Seconds before another code may be asked for. */
	wait: number;
	error?: SignInCodeError;
	/** The product that is added to the wishlist afterwards, and the route to go on to. */
	wishlistProductId?: string;
	back?: SignInBack;
};
