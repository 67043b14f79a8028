import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { NewsFor } from "../../shared/domain/newsletter/sign-up.ts";

export type NewsletterContent = "newIn" | "stories" | "events" | "offers";
export type NewsletterChannel = "email" | "sms" | "whatsapp";

export type NewsletterPreferenceCenterData = Partial<WithSections> & {
	navigation?: AccountLinkView[];
	href: string;
	owner: string;
	preferences: {
		email: string;
		isSubscribed: boolean;
		profile: { firstName: string; lastName: string; gender: string; birthday: string };
		newsFor: { id: NewsFor; isChosen: boolean }[];
		contents: { id: NewsletterContent; isChosen: boolean }[];
		categories: { id: string; name: string; isChosen: boolean }[];
		brands: { name: string; isPreferred: boolean; isFollowed: boolean }[];
		channels: { id: NewsletterChannel; isChosen: boolean }[];
		dataCollection: boolean;
		privacy: boolean;
	} | null;
	unprovenEmail?: string;
	requests: { productId: string; name: string; href?: string }[] | null;
	unsubscribeHref: string;
	error?: "unavailable" | "changed";
	fault?: { field: "firstName" | "lastName" | "birthday"; text: string };
	notice?: "saved" | "removed" | "mustConfirm" | "accessMailed";
};
