/** A text that merchants, browsers or vendors have written as JSON; null where there is none or it cannot be parsed (catalogue-8). */
export const readJson = (text: string | undefined): unknown => {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
};
