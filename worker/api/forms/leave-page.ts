import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { html } from "hono/html";
import { NO_STORE } from "../../base/no-store.ts";

/**
 * Returns a page whose meta refresh opens another site after a form: the policy's form-action stops browsers from following a redirect to
 * another origin. Clients that accept JSON get the address instead.
 */
export const leavePage = (
	request: Request,
	{ address, text }: { address: string; text: string },
	locale: SiteLocale,
): Response => {
	if (request.headers.get("accept") === "application/json")
		return Response.json({ location: address }, { headers: { "cache-control": NO_STORE } });
	const page = html`<!doctype html><html lang="${pageTag(locale)}" dir="${readDirection(locale.language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${text}</title><body style="margin:20vh 1.5rem;text-align:center;font:1rem/1.5 system-ui,sans-serif"><a rel="noreferrer" href="${address}" style="color:inherit">${text}</a>`;
	return new Response(String(page), {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": NO_STORE,
			"content-security-policy":
				"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
		},
	});
};
