/** Returns the text fields of a form as a JSON body would have them: the first of each name, without empty ones. */
export const formFields = (form: FormData): Record<string, string> => {
	const fields = new Map<string, string>();
	for (const [name, value] of form)
		if (typeof value === "string" && value !== "" && !fields.has(name)) fields.set(name, value);
	return Object.fromEntries(fields);
};

/** Writes codes by field as a draft keeps them. */
export const toFaults = (faults: object): Record<string, string[]> =>
	Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, [code]]));

/** A query without what it does not say. */
export const omitUndefined = (query: Record<string, string | undefined>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
	);
