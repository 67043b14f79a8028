import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type UnsubscribeReason = "tooMany" | "notRelevant" | "neverSubscribed" | "other";

export type NewsletterUnsubscribeData = {
	navigation?: AccountLinkView[];
	href: string;
	subscribeHref: string;
	reasons: readonly { value: UnsubscribeReason; label: string }[];
	words: Record<"hint" | "why" | "done" | "again", string>;
	email?: string;
	reason?: UnsubscribeReason;
	error?: "invalidEmail" | "unavailable";
	isDone: boolean;
};
