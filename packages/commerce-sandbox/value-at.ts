/** The value at a path, as schemas name it in their issues; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>(
		(at, key) =>
			typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
		value,
	);
