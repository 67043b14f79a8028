import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type UnsubscribeReason = "tooMany" | "notRelevant" | "neverSubscribed" | "other";

export type NewsletterUnsubscribeData = {
	/** Of a customer who is signed in. */
	navigation?: AccountLinkView[];
	href: string;
	/** Where to subscribe again, and tell what to be written about. */
	subscribeHref: string;
	reasons: readonly { value: UnsubscribeReason; label: string }[];
	words: Record<"hint" | "why" | "done" | "again", string>;
	/** What was typed, or the account's address. */
	email?: string;
	reason?: UnsubscribeReason;
	error?: "invalidEmail" | "unavailable";
	isDone: boolean;
};
