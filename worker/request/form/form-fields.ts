export const formFields = (form: FormData): Record<string, string> => {
	const fields = new Map<string, string>();
	for (const [name, value] of form)
		if (typeof value === "string" && value !== "" && !fields.has(name)) fields.set(name, value);
	return Object.fromEntries(fields);
};

export const toFaults = (faults: object): Record<string, string[]> =>
	Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, [code]]));

export const omitUndefined = (query: Record<string, string | undefined>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
