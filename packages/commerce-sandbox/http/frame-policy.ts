import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "./http.ts";

const POLICY = "content-security-policy";

/** Gives a page that does not say who may frame it the answer "no one" (cloud-41). */
export const framePolicy = createMiddleware<CommerceHono>(async (c, next) => {
	await next();
	if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const policy = c.res.headers.get(POLICY);
	if (policy?.includes("frame-ancestors")) return;
	c.header(POLICY, [policy, "frame-ancestors 'none'"].filter(Boolean).join("; "));
});
