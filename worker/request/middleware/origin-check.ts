import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../base/bindings.ts";
import { problem } from "../../base/problem.ts";
import { countRefusedWrite } from "./refused-writes.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
export const isSafeMethod = (method: string): boolean => SAFE.has(method.toUpperCase());

/**
 * Returns whether a write comes from our own pages (identity-6). Older browsers send Origin without Sec-Fetch-Site. A write with neither is
 * refused, and if both exist, both must agree.
 */
export const isOwnOrigin = (request: { headers: Headers; url: string }): boolean => {
	const site = request.headers.get("sec-fetch-site");
	const origin = request.headers.get("origin");
	if (site !== null && site !== "same-origin") return false;
	// A page that sends no referrer has the origin "null".
	if (origin === null || (origin === "null" && site === "same-origin")) return site === "same-origin";
	return origin === new URL(request.url).origin;
};

export const originCheck = createMiddleware<AppEnv>(async (c, next) => {
	if (isSafeMethod(c.req.method) || isOwnOrigin(c.req.raw)) return next();
	countRefusedWrite(c, "origin");
	return problem(403, "This request does not come from a page of this shop.");
});
