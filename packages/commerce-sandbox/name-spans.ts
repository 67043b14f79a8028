import { tracing } from "cloudflare:workers";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { findFamily } from "./faults/api-families.ts";
import type { CommerceHono } from "./http/http.ts";

/** Names the span of a request after its API family and its route, so that a trace can be read without addresses (platform-12). */
export const nameSpans = createMiddleware<CommerceHono>(async (c, next) => {
	const span = tracing.getActiveSpan();
	await next();
	span
		?.updateName(`${findFamily(c.req.path) ?? "administration"} ${c.req.method} ${routePath(c)}`)
		.setAttributes({ status: c.res.status });
});
