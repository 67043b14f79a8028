/** A response that no cache keeps: it is about one shopper. */
export const privateJson = (body: object, status = 200): Response =>
	Response.json(body, { status, headers: { "cache-control": "no-store" } });
