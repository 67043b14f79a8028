import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { NewsFor } from "../../shared/domain/newsletter/sign-up.ts";

export type NewsletterContent = "newIn" | "stories" | "events" | "offers";
export type NewsletterChannel = "email" | "sms" | "whatsapp";

export type NewsletterPreferenceCenterData = {
	/** Of a customer; missing for those who have come by a mail. */
	navigation?: AccountLinkView[];
	href: string;
	/** Whose it is; the form says it, so that a tab of someone else changes nothing. */
	owner: string;
	/** Null while the platform does not say. */
	preferences: {
		email: string;
		isSubscribed: boolean;
		profile: { firstName: string; lastName: string; gender: string; birthday: string };
		newsFor: { id: NewsFor; isChosen: boolean }[];
		contents: { id: NewsletterContent; isChosen: boolean }[];
		categories: { id: string; name: string; isChosen: boolean }[];
		/** None while the search does not say. */
		brands: { name: string; isPreferred: boolean; isFollowed: boolean }[];
		channels: { id: NewsletterChannel; isChosen: boolean }[];
		/** Consents: false as well for who was never asked. */
		dataCollection: boolean;
		privacy: boolean;
	} | null;
	/** The account's address, where someone has subscribed it and the customer has not shown that its mails are theirs. */
	unprovenEmail?: string;
	/** What the owner waits for (newsletter-10); null while the platform does not say. */
	requests: { productId: string; name: string; href?: string }[] | null;
	unsubscribeHref: string;
	error?: "unavailable" | "changed";
	/** A field that was refused, and the text at it: the Worker writes it, so that the page does not load texts of all faults. */
	fault?: { field: "firstName" | "lastName" | "birthday"; text: string };
	notice?: "saved" | "removed" | "mustConfirm" | "accessMailed";
};
