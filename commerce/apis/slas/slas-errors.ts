/** A refusal of the login service: the OAuth members and the older pair, since clients rely on either. */
export function slasError(status: 400 | 401 | 404 | 412 | 500, error: string, description: string): Response {
	return new Response(
		JSON.stringify({ error, error_description: description, status_code: status, message: description }),
		{
			status,
			headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
		},
	);
}

export const invalidRequest = (description: string): Response =>
	slasError(400, "invalid_request", description);

/** The words that clients compare with to start over as a new guest. */
export const invalidRefreshToken = (): Response => slasError(400, "invalid_grant", "invalid refresh_token");
