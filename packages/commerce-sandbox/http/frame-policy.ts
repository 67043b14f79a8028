import { createMiddleware } from "hono/factory";
import type { CommerceHono } from "./http.ts";

const POLICY = "content-security-policy";

/** Forbids framing for pages that do not set a frame policy themselves (cloud-41). */
export const framePolicy = createMiddleware<CommerceHono>(async (c, next) => {
	await next();
	if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const policy = c.res.headers.get(POLICY);
	if (policy?.includes("frame-ancestors")) return;
	c.header(POLICY, [policy, "frame-ancestors 'none'"].filter(Boolean).join("; "));
});
