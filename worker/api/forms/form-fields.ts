/** The text fields of a posted form as a JSON body would have them: the first of each name, and none that was left empty. */
export const formFields = (form: FormData): Record<string, string> => {
	const fields = new Map<string, string>();
	for (const [name, value] of form)
		if (typeof value === "string" && value !== "" && !fields.has(name)) fields.set(name, value);
	return Object.fromEntries(fields);
};
