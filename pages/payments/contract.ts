import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

export type SavedCardView = {
	id: string;
	cardType: string;
	lastDigits: string;
	/** 03/31 */
	expiry: string;
	isExpired: boolean;
	removeHref: string;
};

export type PaymentsData = {
	navigation: AccountLinkView[];
	/** Null while the platform does not say. */
	cards: SavedCardView[] | null;
	href: string;
	/** Whose they are; the form that adds one says it, so that a tab of someone else saves nothing. */
	owner: string;
	/** The one that is to be removed, once that is confirmed. */
	removing?: SavedCardView;
	/** Where a card is added; the processor's fields, once that is asked for. */
	addHref: string;
	cardFrame?: string;
	/** What was entered there, to be saved once that is confirmed. */
	adding?: Pick<SavedCardView, "cardType" | "lastDigits" | "expiry"> & { reference: string };
	error?: "gone" | "unavailable" | "card" | "cardKnown" | "cardsFull" | "changed";
	notice?: "cardRemoved" | "cardSaved";
};
