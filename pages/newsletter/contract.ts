import type { NewsletterErrorCode } from "../../shared/contracts/shopper-api.ts";
import type { SignUpDetails } from "../../shared/domain/newsletter/sign-up.ts";

export type NewsletterWords = {
	text: string;
	email: string;
	submit: string;
	agreement: string;
	/** The words in brackets link to the privacy policy. */
	privacyNote: string;
	done: string;
	confirm: string;
	errors: { invalidEmail: string; unavailable: string };
};

export type TypedSignUp = Omit<SignUpDetails, "gender"> & { email?: string; gender?: string };

export type NewsletterData = {
	words: NewsletterWords;
	href: string;
	notice?: "subscribed" | "mustConfirm" | "confirmed" | "accessMailed";
	error?: NewsletterErrorCode;
	typed?: TypedSignUp;
	isCodeWrong: boolean;
	mayConfirm: boolean;
};
