import { createMiddleware } from "hono/factory";
import { ROUTES } from "../../pages/routes.ts";
import type { AppEnv } from "../base/bindings.ts";
import { NO_STORE } from "../base/no-store.ts";
import { problem } from "../base/problem.ts";
import { createCalls } from "../request/calls.ts";
import { createVisitor } from "../request/create-visitor.ts";
import { locate } from "../request/locate.ts";

const CODE = /^[\w-]{16,64}$/;

/**
 * Lets a mail program end a subscription by RFC 8058 (newsletter-8). The request has no origin and no cookie, so the code alone authorises
 * it, and RFC 8058 forbids redirects.
 */
export const oneClickUnsubscribe = createMiddleware<AppEnv>(async (c, next) => {
	const url = new URL(c.req.url);
	const code = url.searchParams.get("code") ?? "";
	if (c.req.method !== "POST" || !CODE.test(code)) return next();
	const calls = createCalls(c);
	const { resolution } = await locate(c, calls, url.pathname, url.search);
	if (resolution.kind !== "localised" || resolution.path !== ROUTES.newsletterUnsubscribe.path) return next();
	const form = await c.req.formData().catch(() => null);
	if (form?.get("List-Unsubscribe") !== "One-Click")
		return problem(400, "A mail program says List-Unsubscribe=One-Click.");
	const outcome = await createVisitor(c, calls, resolution.locale).newsletter.leaveByCode(code);
	if (outcome === "unavailable") return problem(503, "The newsletter cannot be left right now.");
	return c.text("Unsubscribed", 200, { "cache-control": NO_STORE });
});
