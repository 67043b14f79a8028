/**
 * Hands what a request has changed to the browser's receivers (event-21): as entries of the data layer, of events
 * that the receivers on the server get as well, or, before a choice
 * about consent, as sealed facts, which the browser keeps in memory and reports after a late yes.
 */
export type HandedFacts = { entries: readonly LayerEntry[] } | { sealed: readonly SealedFact[] };

/** An event of the catalogue as the data layer gets it (event-16). `event_id`: the event's own. */
export type LayerEntry = { event: string; event_id: string; ecommerce?: object };

export type FactName =
	| "add_to_cart"
	| "remove_from_cart"
	| "cart_updated"
	| "coupon"
	| "begin_checkout"
	| "checkout_step";
/** `fact`: a text that the server alone can write. */
export type SealedFact = { name: FactName; fact: string };
