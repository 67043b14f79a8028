/** Parses JSON. Returns null if the text is missing or invalid (catalogue-8). */
export const readJson = (text: string | undefined): unknown => {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
};
