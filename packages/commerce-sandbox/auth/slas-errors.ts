type Status = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 500 | 503;

/** Clients rely either on the OAuth members or on the older pair, so the body contains both. */
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

/** Clients compare this text to start over as a new guest. */
export const invalidRefreshToken = (): Response => slasError(400, "invalid_grant", "invalid refresh_token");

export const basicAuthFailed = (): Response =>
	slasError(401, "invalid_client", "Basic Authorization failed.");

/** The platform's load balancer answers for every API, so a problem document is added to the usual members. */
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
