import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";

export type TierNameView = { label?: "gold" | "silver"; text: string };

export type LoyaltyData = Partial<WithSections> & {
	navigation: AccountLinkView[];
	href: string;
	owner: string;
	programme: {
		amountText: string;
		tiers: { name: TierNameView; pointsText: string; percentText: string }[];
	} | null;
	member?: {
		pointsText: string;
		pendingText?: string;
		tier?: TierNameView;
		next?: { name: TierNameView; pointsText: string };
		activities:
			| {
					orderNo: string;
					href?: string;
					type: "order" | "cancellation" | "return";
					date?: string;
					pointsText: string;
					isPending: boolean;
			  }[]
			| null;
	};
	notice?: "joined" | "alreadyMember";
	error?: "unavailable" | "changed";
};
