type ProblemStatus =
	| 400
	| 401
	| 403
	| 404
	| 405
	| 409
	| 410
	| 412
	| 413
	| 415
	| 422
	| 428
	| 429
	| 500
	| 501
	| 502
	| 503
	| 504;

const TYPE_BASE = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";

function writeTitle(slug: string): string {
	if (slug === "validation") return "Bad Request";
	return slug.replace(
		/(^|-)([a-z])/g,
		(_, dash: string, letter: string) => `${dash && " "}${letter.toUpperCase()}`,
	);
}

export function problem(
	status: ProblemStatus,
	typeSlug: string,
	detail: string,
	extra: Record<string, unknown> = {},
): Response {
	const body = { title: writeTitle(typeSlug), type: TYPE_BASE + typeSlug, detail, ...extra };
	return new Response(JSON.stringify(body), {
		status,
		headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
	});
}
