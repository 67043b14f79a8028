import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { AppEnv } from "../base/bindings.ts";
import { NO_STORE } from "../base/no-store.ts";

const BACK = /\/checkout(?:\/confirmation)?$/;

/**
 * Returns a page that moves the whole window to the requested address, or null for other requests. A bank's page returns inside the
 * checkout's frame, where the shop must not be shown (checkout-9).
 */
export const outOfFrame = (c: Context<AppEnv>): Response | null => {
	if (c.req.method !== "GET" || c.req.header("sec-fetch-dest") !== "iframe") return null;
	const { pathname, search } = new URL(c.req.url);
	if (!BACK.test(pathname)) return null;
	const nonce = crypto.randomUUID().replaceAll("-", "");
	const page = html`<!doctype html><meta charset="utf-8"><title>…</title><base target="_top"><script nonce="${nonce}">${raw("top.location.replace(location.href)")}</script><noscript><a href="${pathname + search}">→</a></noscript>`;
	return new Response(String(page), {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": NO_STORE,
			"content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
		},
	});
};
