/**
 * Custom properties of a product's line, in a bag, an order or a wishlist, by the platform's names: what was done to the product, and
 * anything else that clients of the platform wrote. They go wherever the line goes (basket-28).
 */
export type LineFields = Record<string, unknown>;

/** Returns a key that is equal for equal properties, whatever their order. */
export const fieldsKey = (fields: LineFields | undefined): string =>
	JSON.stringify(Object.entries(fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
