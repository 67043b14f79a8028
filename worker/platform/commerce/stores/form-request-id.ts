/**
 * Returns a UUID computed from the form's fields, or undefined without a `requestId`. A shopper may go back, change a field and send the
 * page again with the same page id, and the platform refuses one id with two bodies (stores-5, stores-6, returns-4).
 */
export const formRequestId = async (request: { requestId?: string }): Promise<string | undefined> => {
	if (request.requestId === undefined) return undefined;
	const bytes = new TextEncoder().encode(JSON.stringify(Object.entries(request).sort()));
	const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
	const hex = digest.map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		`8${hex.slice(17, 20)}`,
		hex.slice(20, 32),
	].join("-");
};
