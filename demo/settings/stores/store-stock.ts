/** A boutique keeps a few units of most things. */
const MOST_IN_STORE = 3;

/**
 * Units of a variant in a store's own list: the same for the same pair at any time, and never more than the house has. The demo
 * has no tills that could say so.
 */
export function stockInStore(inventoryId: string, variantId: string, stockLevel: number): number {
	// FNV-1a: spreads ids that differ in one digit.
	let hash = 0x811c9dc5;
	for (const char of `${inventoryId}/${variantId}`)
		hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
	return Math.min(stockLevel, (hash >>> 8) % (MOST_IN_STORE + 1));
}
