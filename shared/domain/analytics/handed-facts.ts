/**
 * Hands what a request has changed to the browser's receivers (event-21): as events, which those on the server get as well, or, before a choice
 * about consent, as sealed facts, which the browser keeps in memory and reports after a late yes.
 */
export type HandedFacts = { events: readonly HandedEvent[] } | { sealed: readonly SealedFact[] };

/** An event of the catalogue, whose types contracts of pages cannot import, because it names the pages. */
export type HandedEvent = { id: string; at: number; name: string; place: object; data: object };

export type FactName =
	| "add_to_cart"
	| "remove_from_cart"
	| "cart_updated"
	| "begin_checkout"
	| "checkout_step";
/** `fact`: a text that the server alone can write. */
export type SealedFact = { name: FactName; fact: string };
