/** A text field of a posted form; empty where there is none, or a file in its place. */
export const formText = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
};
