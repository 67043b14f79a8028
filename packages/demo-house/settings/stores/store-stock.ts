const MOST_IN_STORE = 3;

export function stockInStore(inventoryId: string, variantId: string): number {
	let hash = 0x811c9dc5;
	for (const char of `${inventoryId}/${variantId}`)
		hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
	return (hash >>> 8) % (MOST_IN_STORE + 1);
}
