import type { FindOrderProof, FindOrderValues } from "../../shared/contracts/order-views.ts";
export type TrackOrderData = {
	/** `order.error.<code>`. */
	error?: "notFound" | "tooMany" | "unavailable" | "missing";
	/** What the form posts to: the page may be shown at an order's own address. */
	action: string;
	/** Where items of an order are sent back. */
	returnHref: string;
	/** What was typed, where it was refused. */
	values: FindOrderValues;
	proof: FindOrderProof;
};
