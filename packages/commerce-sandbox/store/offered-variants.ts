import type { VariantRecord } from "./product-records.ts";

/**
 * Returns the purchasable variants, or all priced variants if none is purchasable. Sold-out variants must not lower the price of a product
 * that can be bought.
 */
export function offeredVariants(variants: readonly VariantRecord[], currency: string): VariantRecord[] {
	const pricedVariants = variants.filter(({ prices }) => prices[currency] !== undefined);
	const orderable = pricedVariants.filter(({ ats }) => ats > 0);
	return orderable.length > 0 ? orderable : pricedVariants;
}
