import { storefront } from "./house.ts";
import { NO_STORE } from "./no-store.ts";

export type Problem = {
	type: string;
	title: string;
	status: number;
	detail: string;
	[extra: string]: unknown;
};

const TITLES: Record<number, string> = {
	400: "Bad request",
	401: "Not authorised",
	403: "Forbidden",
	404: "Not found",
	405: "Method not allowed",
	413: "Content too large",
	414: "Address too long",
	415: "Unsupported media type",
	500: "Internal error",
	503: "Unavailable",
};

/** Returns a problem document as a response. `detail` must not contain anything from the request. */
export const problem = (
	status: number,
	detail: string,
	options: { headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
): Response => {
	const body: Problem = {
		type: "about:blank",
		title: TITLES[status] ?? "Error",
		status,
		detail,
		...options.extra,
	};
	return Response.json(body, {
		status,
		headers: {
			...options.headers,
			"content-type": "application/problem+json",
			"cache-control": NO_STORE,
		},
	});
};

const STYLE =
	"body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem}a{color:inherit}";

const plainPage = (status: number, detail: string): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TITLES[status] ?? "Error"}</title><style>${STYLE}</style></head><body><h1>${TITLES[status] ?? "Error"}</h1><p>${detail}</p><p><a href="/">${storefront.name}</a></p></body></html>`;

export const refuse = (
	request: Request,
	status: number,
	detail: string,
	headers: Record<string, string> = {},
): Response =>
	/\btext\/html\b/.test(request.headers.get("accept") ?? "")
		? new Response(plainPage(status, detail), {
				status,
				headers: {
					...headers,
					"content-type": "text/html; charset=utf-8",
					"cache-control": NO_STORE,
					"content-security-policy":
						"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
				},
			})
		: problem(status, detail, { headers });
