export type ForgotPasswordError = "invalidEmail" | "tooManyTries" | "unavailable";

export type ForgotPasswordData = {
	/** True even if no customer has the address, so that the page does not reveal who is a customer. */
	isSent: boolean;
	email?: string;
	error?: ForgotPasswordError;
};
