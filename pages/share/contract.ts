import type { ProductSummaryView } from "../../shared/contracts/views.ts";

export type ShareData = {
	kind: "product" | "wishlist";
	/** Absent for the wishlist. */
	product?: ProductSummaryView;
	/** What is shared, as an address to copy; absent while the wishlist is not shared. */
	url?: string;
	action: string;
	/** Whose wishlist it is, empty for a guest; its forms say it, so that a tab of someone else changes nothing. */
	owner?: string;
	/** Of every form here. */
	fields: Record<string, string>;
	/** Of a wishlist: whether its link says the owner's first name. */
	firstName?: string;
	/** Of a guest's wishlist: the link ends when they sign in (sharing-2). */
	endsAtSignIn?: boolean;
	/** What the owner may have said of them; absent where the shop does not know. */
	ownName?: string;
	values: Record<string, string>;
	/** By field: `fields.error.<code>`. */
	faults: Record<string, string>;
	error?: "tooMany" | "invalid" | "unavailable" | "changed";
	notice?: "sent" | "shared" | "ended";
	backHref: string;
};
