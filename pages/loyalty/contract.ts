import type { AccountLinkView } from "../../shared/contracts/account-views.ts";

/** The shop's text for a tier (`loyalty.tier.<label>`), else the platform's name. */
export type TierNameView = { label?: "gold" | "silver"; text: string };

export type LoyaltyData = {
	navigation: AccountLinkView[];
	href: string;
	/** The customer's id, which the form sends so that a stale tab cannot change another customer's data. */
	owner: string;
	/** Null if the platform does not say. */
	programme: {
		/** The amount to spend for one point, as a price. */
		amountText: string;
		/** Highest tier first. */
		tiers: { name: TierNameView; pointsText: string; percentText: string }[];
	} | null;
	/** Absent if the customer has not joined. */
	member?: {
		pointsText: string;
		/** Points of orders that are not sent yet; absent if there are none. */
		pendingText?: string;
		tier?: TierNameView;
		next?: { name: TierNameView; pointsText: string };
		/** Latest activity first; null if the platform does not say. */
		activities:
			| {
					orderNo: string;
					/** Absent for orders of another site of the house, where alone they can be shown. */
					href?: string;
					type: "order" | "cancellation" | "return";
					date?: string;
					/** Signed. */
					pointsText: string;
					/** Points count once the order has been sent. */
					isPending: boolean;
			  }[]
			| null;
	};
	notice?: "joined" | "alreadyMember";
	error?: "unavailable" | "changed";
};
