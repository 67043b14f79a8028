/**
 * A line's custom properties, including those that other API clients of the platform set. They are copied to orders, wishlists and other
 * baskets (basket-28).
 */
export type LineFields = Record<string, unknown>;

/** Returns a key for comparing properties; their order does not matter. */
export const fieldsKey = (fields: LineFields | undefined): string =>
	JSON.stringify(Object.entries(fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
