export const toSnake = (name: string): string =>
	name.startsWith("c_") ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const toCamel = (name: string): string =>
	name.startsWith("c_") || name.startsWith("_")
		? name
		: name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export function renameKeys(value: unknown, rename: (name: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => renameKeys(one, rename));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [
			rename(name),
			name.startsWith("c_") ? inner : renameKeys(inner, rename),
		]),
	);
}

export const faultType = (slug: string): string =>
	`${slug
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("")}Exception`;
