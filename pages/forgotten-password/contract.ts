export type ForgottenPasswordError = "invalidEmail" | "tooManyTries" | "unavailable";

export type ForgottenPasswordData = {
	/** True even if no customer has the address, so that the page does not reveal who is a customer. */
	isSent: boolean;
	email?: string;
	error?: ForgottenPasswordError;
};
