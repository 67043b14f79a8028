/** Returns null for missing or invalid JSON (catalogue-8). */
export const readJson = (text: string | undefined): unknown => {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
};
