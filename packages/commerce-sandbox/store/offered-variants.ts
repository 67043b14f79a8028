import type { VariantRecord } from "./product-records.ts";

/**
 * Returns the purchasable variants, or all priced variants if none is purchasable, so that sold-out variants do not lower the price in
 * lists, searches and product pages.
 */
export function offeredVariants(variants: readonly VariantRecord[], currency: string): VariantRecord[] {
	const pricedVariants = variants.filter(({ prices }) => prices[currency] !== undefined);
	const orderable = pricedVariants.filter(({ ats }) => ats > 0);
	return orderable.length > 0 ? orderable : pricedVariants;
}
