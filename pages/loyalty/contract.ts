import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

/** A tier's name, where the shop has a text for it (`loyalty.tier.<label>`); else what the platform calls it. */
export type TierNameView = { label?: "gold" | "silver"; text: string };

export type LoyaltyData = {
	navigation: AccountLinkView[];
	href: string;
	/** The customer's id, which the form sends so that a stale tab cannot change another customer's data. */
	owner: string;
	/** Null while the platform does not say. */
	programme: {
		/** The amount to spend for one point, as a price. */
		amountText: string;
		/** The highest first. */
		tiers: { name: TierNameView; pointsText: string; percentText: string }[];
	} | null;
	/** Missing: the customer has not joined. */
	member?: {
		pointsText: string;
		/** Points of orders that are not sent yet; absent if there are none. */
		pendingText?: string;
		tier?: TierNameView;
		next?: { name: TierNameView; pointsText: string };
		/** The latest first; null while the platform does not say. */
		activities:
			| {
					orderNo: string;
					/** Missing: it was placed on another site of the house, which alone shows it. */
					href?: string;
					type: "order" | "cancellation" | "return";
					date?: string;
					/** With its sign. */
					pointsText: string;
					/** They count once the order has been sent. */
					isPending: boolean;
			  }[]
			| null;
	};
	notice?: "joined" | "alreadyMember";
	error?: "unavailable" | "changed";
};
