import type { ProductSummaryView } from "../../shared/contracts/views.ts";

export type ShareData = {
	kind: "product" | "wishlist";
	/** Absent for the wishlist. */
	product?: ProductSummaryView;
	/** The shared address to copy; absent while the wishlist is not shared. */
	url?: string;
	action: string;
	/** The owner's id, empty for a guest; forms send the id so that a stale tab cannot change another wishlist. */
	owner?: string;
	/** Hidden fields of every form on the page. */
	fields: Record<string, string>;
	/** Present for a wishlist: whether the shared page shows the owner's first name. */
	firstName?: string;
	/** A guest's link ends when the guest signs in (sharing-2). */
	endsAtSignIn?: boolean;
	/** The first name that the page may show; absent if unknown. */
	ownName?: string;
	values: Record<string, string>;
	/** Codes by field, for the texts `fields.error.<code>`. */
	faults: Record<string, string>;
	error?: "tooMany" | "invalid" | "unavailable" | "changed";
	notice?: "sent" | "shared" | "ended";
	backHref: string;
};
