/** The older shop API writes names with underscores where the newer one writes them together. */

/** `productItems` → `product_items`; custom attributes (`c_…`) keep theirs. */
export const toSnake = (name: string): string =>
	name.startsWith("c_") ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `product_items` → `productItems`; custom attributes and the document's own marks (`_v`, `_type`) keep theirs. */
export const toCamel = (name: string): string =>
	name.startsWith("c_") || name.startsWith("_")
		? name
		: name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A JSON value with every name written again. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => renamed(one, rename));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [
			rename(name),
			// What a custom attribute holds is the house's own.
			name.startsWith("c_") ? inner : renamed(inner, rename),
		]),
	);
}

/** `basket-not-found` → `BasketNotFoundException` */
export const faultType = (slug: string): string =>
	`${slug
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("")}Exception`;
