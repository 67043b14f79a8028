export type ForgottenPasswordError = "invalidEmail" | "tooManyTries" | "unavailable";

export type ForgottenPasswordData = {
	/** The mail is on its way, if the address is a customer's. */
	isSent: boolean;
	email?: string;
	error?: ForgottenPasswordError;
};
