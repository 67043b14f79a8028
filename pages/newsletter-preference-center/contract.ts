import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type NewsletterContent = "newIn" | "stories" | "events" | "offers";
export type NewsletterChannel = "email" | "sms" | "whatsapp";

export type NewsletterPreferenceCenterData = {
	navigation: AccountLinkView[];
	href: string;
	/** Whose it is; the form says it, so that a tab of someone else changes nothing. */
	owner: string;
	/** Null while the platform does not say. */
	preferences: {
		email: string;
		isSubscribed: boolean;
		contents: { id: NewsletterContent; isChosen: boolean }[];
		categories: { id: string; name: string; isChosen: boolean }[];
		channels: { id: NewsletterChannel; isChosen: boolean }[];
	} | null;
	unsubscribeHref: string;
	error?: "unavailable" | "changed";
	notice?: "saved";
};
