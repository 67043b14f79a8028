/** JSON written by merchants, browsers or vendors; null if it is missing or cannot be parsed (catalogue-8). */
export const readJson = (text: string | undefined): unknown => {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
};
