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
	/** The customer's id, which the form sends so that a stale tab cannot save a card for another customer. */
	owner: string;
	/** The card to remove once the customer confirms. */
	removing?: SavedCardView;
	/** `addHref` asks for the processor's fields. */
	addHref: string;
	cardFrame?: string;
	/** The entered card, saved once the customer confirms. */
	adding?: Pick<SavedCardView, "cardType" | "lastDigits" | "expiry"> & { reference: string };
	error?: "gone" | "unavailable" | "card" | "cardKnown" | "cardsFull" | "changed";
	notice?: "cardRemoved" | "cardSaved";
};
