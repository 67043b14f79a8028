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
};
