type Status = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 500 | 503;

/** Returns an error response. Clients read either the OAuth members or the older pair, so the body contains both. */
export function slasError(status: Status, error: string, description: string): Response {
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

/** Clients recognise this description and then start a new guest session. */
export const invalidRefreshToken = (): Response => slasError(400, "invalid_grant", "invalid refresh_token");

export const basicAuthFailed = (): Response =>
	slasError(401, "invalid_client", "Basic Authorization failed.");

export function tooManyRequests(retryAfterSeconds: number): Response {
	const description = "Too many login requests were made. Please try again later.";
	return new Response(
		JSON.stringify({
			title: "Too Many Requests",
			type: "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/too-many-requests",
			detail: description,
			error: "invalid_request",
			error_description: description,
			status_code: 429,
			message: description,
		}),
		{
			status: 429,
			headers: {
				"content-type": "application/problem+json",
				"cache-control": "no-store",
				"retry-after": String(retryAfterSeconds),
			},
		},
	);
}
