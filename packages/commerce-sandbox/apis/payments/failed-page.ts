import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import type { CommerceHono } from "../../http/http.ts";
import { findTexts, type LanguageCode } from "../../languages.ts";
import { readTexts } from "../../texts.ts";

/** The page has no controls, so any page may frame it: the shop may run at another address. */
const HEADERS = {
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
};

async function languageAsked(c: Context<CommerceHono>): Promise<LanguageCode> {
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
		c.req.header("content-type") ?? "",
	);
	const form: Record<string, unknown> = isForm ? await c.req.parseBody().catch(() => ({})) : {};
	const requestedLanguage = c.req.query("language") ?? form.language;
	if (typeof requestedLanguage === "string") return findTexts(requestedLanguage);
	return findTexts(c.req.header("accept-language")?.split(/[,;]/, 1)[0]);
}

/**
 * Replaces failed responses with a page in the shopper's language if the browser asks for HTML; scripts get the problem itself (cloud-41).
 */
export const failedPage = createMiddleware<CommerceHono>(async (c, next) => {
	await next();
	const { status } = c.res;
	if (status < 400 || !c.req.header("accept")?.includes("text/html")) return;
	if (c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const language = await languageAsked(c);
	const { title, hint } = readTexts(language).failedPayment;
	const page = html`<!doctype html>
<html lang="${language}" dir="${readDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 1rem 2px; color: #1c1a17; background: none }
h1 { font: inherit; font-size: 1.125rem; margin: 0 0 .5rem } p { margin: 0 }
</style>
</head>
<body><main role="alert"><h1>${title}</h1><p>${hint}</p></main></body>
</html>`;
	const retry = c.res.headers.get("retry-after");
	c.res = undefined;
	c.res = await c.html(page, status as 400, { ...HEADERS, ...(retry && { "retry-after": retry }) });
});
