import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { NewsFor } from "../../shared/domain/newsletter/sign-up.ts";

export type NewsletterContent = "newIn" | "stories" | "events" | "offers";
export type NewsletterChannel = "email" | "sms" | "whatsapp";

export type NewsletterPreferenceCenterData = {
	/** The account's navigation; absent for readers who came by a mailed link. */
	navigation?: AccountLinkView[];
	href: string;
	/** The owner's id, which forms send so that a stale tab cannot change another person's preferences. */
	owner: string;
	/** Null if the platform does not say. */
	preferences: {
		email: string;
		isSubscribed: boolean;
		profile: { firstName: string; lastName: string; gender: string; birthday: string };
		newsFor: { id: NewsFor; isChosen: boolean }[];
		contents: { id: NewsletterContent; isChosen: boolean }[];
		categories: { id: string; name: string; isChosen: boolean }[];
		/** Empty if the search service does not say. */
		brands: { name: string; isPreferred: boolean; isFollowed: boolean }[];
		channels: { id: NewsletterChannel; isChosen: boolean }[];
		/** Consents are false for readers who were never asked. */
		dataCollection: boolean;
		privacy: boolean;
	} | null;
	/** The account's address, subscribed by someone who has not proved to own it. */
	unprovenEmail?: string;
	/** Products the owner waits for (newsletter-10); null if the platform does not say. */
	requests: { productId: string; name: string; href?: string }[] | null;
	unsubscribeHref: string;
	error?: "unavailable" | "changed";
	/** The refused field and its text, written by the Worker so that the page does not load the texts of all faults. */
	fault?: { field: "firstName" | "lastName" | "birthday"; text: string };
	notice?: "saved" | "removed" | "mustConfirm" | "accessMailed";
};
