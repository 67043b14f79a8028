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
	/** Products the owner waits for (newsletter-10); null if the platform does not say. */
	requests: { productId: string; name: string; href?: string }[] | null;
	unsubscribeHref: string;
	error?: "unavailable" | "changed";
	/** A field that was refused, and the text at it: the Worker writes it, so that the page does not load texts of all faults. */
	fault?: { field: "firstName" | "lastName" | "birthday"; text: string };
	notice?: "saved" | "removed" | "mustConfirm" | "accessMailed";
};
