import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type UnsubscribeReason = "tooMany" | "notRelevant" | "neverSubscribed" | "other";

export type NewsletterUnsubscribeData = Partial<WithSections> & {
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
