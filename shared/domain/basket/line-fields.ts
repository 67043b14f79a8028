/**
 * Custom properties of a line in a bag, an order or a wishlist, by the platform's names: its customisation, and anything that other clients
 * wrote. They follow the line everywhere (basket-28).
 */
export type LineFields = Record<string, unknown>;

/** Returns a key that is equal for equal properties, whatever their order. */
export const fieldsKey = (fields: LineFields | undefined): string =>
	JSON.stringify(Object.entries(fields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
