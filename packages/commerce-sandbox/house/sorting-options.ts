import type { Text } from "../languages.ts";

/** How a list can be sorted. */
export type SortId =
	| "best-matches"
	| "new-arrivals"
	| "price-low-to-high"
	| "price-high-to-low"
	| "discount"
	| "product-name-ascending"
	| "product-name-descending"
	| "brand";

export type SortingOption = { id: SortId; label: Text };
