export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>(
		(at, key) =>
			typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
		value,
	);
