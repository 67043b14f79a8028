/** Custom properties of a line, including those of other clients, follow the line to orders and wishlists (basket-28). */
export type LineFields = Record<string, unknown>;

/** Returns a key that ignores the order of properties. */
export const fieldsKey = (fields: LineFields | undefined): string =>
	JSON.stringify(Object.entries(fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
