import type { FindOrderProof, FindOrderValues } from "../../shared/contracts/order-views.ts";
export type TrackOrderData = {
	/** `order.error.<code>`. */
	error?: "notFound" | "tooMany" | "unavailable" | "missing";
	/** The form's target, because the page may be shown at an order's own address. */
	action: string;
	returnHref: string;
	/** The values of a refused form. */
	values: FindOrderValues;
	proof: FindOrderProof;
};
