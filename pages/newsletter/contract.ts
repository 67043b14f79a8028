import type { NewsletterErrorCode } from "../../shared/contracts/shopper-api.ts";

/** Texts of the form: the browser has them only with the popup. */
export type NewsletterWords = {
	text: string;
	email: string;
	submit: string;
	agreement: string;
	done: string;
	errors: { invalidEmail: string; unavailable: string };
};

export type NewsletterData = { words: NewsletterWords; subscribed: boolean; error?: NewsletterErrorCode };
