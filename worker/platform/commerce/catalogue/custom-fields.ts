type Open = Record<string, unknown>;

export const textField = (source: Open, ...names: string[]): string | undefined => {
	for (const name of names) {
		const value = source[name];
		if (typeof value === "string" && value !== "") return value;
	}
	return undefined;
};

export const flagField = (source: Open, name: string): boolean =>
	source[name] === true || source[name] === "true";

export const listField = (source: Open, name: string): string[] => {
	const value = source[name];
	if (Array.isArray(value)) return value.filter((one) => typeof one === "string");
	return typeof value === "string" ? value.split(",").map((one) => one.trim()) : [];
};

export const numberField = (source: Open, name: string): number | undefined => {
	const value = source[name];
	const number = typeof value === "string" ? Number.parseFloat(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? number : undefined;
};

export const hexField = (value: unknown): string | undefined =>
	typeof value === "string" && /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value : undefined;
