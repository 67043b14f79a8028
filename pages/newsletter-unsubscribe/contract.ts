import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type UnsubscribeReason = "tooMany" | "notRelevant" | "neverSubscribed" | "other";

export type NewsletterUnsubscribeData = {
	/** The account's navigation; absent for guests. */
	navigation?: AccountLinkView[];
	href: string;
	/** The page to subscribe again and choose topics. */
	subscribeHref: string;
	reasons: readonly { value: UnsubscribeReason; label: string }[];
	words: Record<"hint" | "why" | "done" | "again", string>;
	/** The typed address, or the account's. */
	email?: string;
	reason?: UnsubscribeReason;
	error?: "invalidEmail" | "unavailable";
	isDone: boolean;
};
