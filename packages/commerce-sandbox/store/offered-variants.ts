import type { VariantRecord } from "./product-records.ts";

/**
 * The variants whose prices are those of a product: what can be bought; where nothing can, all that have a price. So lists, searches
 * and product pages say the same, and what is sold out makes nothing cheaper than it is.
 */
export function offeredVariants(variants: readonly VariantRecord[], currency: string): VariantRecord[] {
	const priced = variants.filter(({ prices }) => prices[currency] !== undefined);
	const orderable = priced.filter(({ ats }) => ats > 0);
	return orderable.length > 0 ? orderable : priced;
}
