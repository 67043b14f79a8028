import type { ProductSummaryView } from "../../shared/contracts/views.ts";

export type ShareData = {
	kind: "product" | "wishlist";
	product?: ProductSummaryView;
	url?: string;
	action: string;
	owner?: string;
	fields: Record<string, string>;
	firstName?: string;
	endsAtSignIn?: boolean;
	ownName?: string;
	values: Record<string, string>;
	faults: Record<string, string>;
	error?: "tooMany" | "invalid" | "unavailable" | "changed";
	notice?: "sent" | "shared" | "ended";
	backHref: string;
};
