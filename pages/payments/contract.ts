import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type SavedCardView = {
	id: string;
	cardType: string;
	lastDigits: string;
	expiry: string;
	isExpired: boolean;
	removeHref: string;
};

export type PaymentsData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	cards: SavedCardView[] | null;
	href: string;
	owner: string;
	removing?: SavedCardView;
	addHref: string;
	cardFrame?: string;
	adding?: Pick<SavedCardView, "cardType" | "lastDigits" | "expiry"> & { reference: string };
	error?: "gone" | "unavailable" | "card" | "cardKnown" | "cardsFull" | "changed";
	notice?: "cardRemoved" | "cardSaved";
};
