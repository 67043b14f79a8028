import { html } from "hono/html";
import { NO_STORE } from "../../base/no-store.ts";

type Markup = ReturnType<typeof html>;

const POLICY =
	"default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

type Options = {
	status?: number;
	returnTo?: { path: string; after: number };
	headers?: Record<string, string>;
};

/** Returns a page for editors, which needs no script: private, in no index, in English. `returnTo`: a path that opens after some seconds. */
export const plainPage = (
	title: string,
	body: Markup,
	{ status = 200, returnTo, headers }: Options = {},
): Response =>
	new Response(
		String(
			html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${
				returnTo ? html`<meta http-equiv="refresh" content="${returnTo.after};url=${returnTo.path}">` : ""
			}<title>${title}</title><link rel="stylesheet" href="/api/preview/toolkit.css"></head><body class="preview-page"><main><h1>${title}</h1>${body}</main></body></html>`,
		),
		{
			status,
			headers: {
				...headers,
				"content-security-policy": POLICY,
				"content-type": "text/html; charset=utf-8",
				"cache-control": NO_STORE,
				"x-robots-tag": "noindex",
			},
		},
	);
