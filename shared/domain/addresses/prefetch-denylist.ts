/**
 * First segments behind the locale of what nobody fetches before the shopper has decided, as alternatives of a pattern: it is
 * the shopper's own, it does something, or it costs a search. For the browser's rules and for our own navigation.
 */
export const PREFETCH_DENYLIST =
	"cart|account|checkout|login|logout|register|wishlist|preferences|search|on|notify-me|product-restrictions|size-guide";
