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
	email?: string;
	typed?: string;
	wait: number;
	error?: SignInCodeError;
	wishlistProductId?: string;
	back?: SignInBack;
};
