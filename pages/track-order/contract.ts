export type TrackOrderData = {
	/** `order.error.<code>`. */
	error?: "notFound" | "tooMany" | "unavailable" | "missing";
	/** What was typed, where it was refused. */
	values: { orderNo?: string; postalCode?: string };
};
