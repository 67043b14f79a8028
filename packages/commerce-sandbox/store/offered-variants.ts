import type { VariantRecord } from "./product-records.ts";

/**
 * Returns the purchasable variants, or all priced ones if none is, so that lists, searches and product pages state the same price, and
 * sold-out variants do not lower it.
 */
export function offeredVariants(variants: readonly VariantRecord[], currency: string): VariantRecord[] {
	const priced = variants.filter(({ prices }) => prices[currency] !== undefined);
	const orderable = priced.filter(({ ats }) => ats > 0);
	return orderable.length > 0 ? orderable : priced;
}
