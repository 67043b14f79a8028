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
	/** The one that is to be removed, once that is confirmed. */
	removing?: SavedCardView;
	error?: "gone" | "unavailable";
	notice?: "cardRemoved";
};
