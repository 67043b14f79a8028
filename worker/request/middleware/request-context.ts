import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { createLog } from "../../base/log.ts";
import { setHeaders } from "../../base/set-headers.ts";
import { createTiming } from "../../base/timing.ts";
import { findRequestSpan, findTraceId } from "../../base/tracing.ts";
import { within } from "../../cache/single-flight.ts";
import { requestedFault } from "../../platform/fetch.ts";

/** Milliseconds for a page with all its retries (platform-1), with a second left for the error page. */
export const DEADLINE_MS = 9000;

const LIMIT_MS = 9500;

/** Returns the pattern of the route that has answered, or the route that the handler of all other addresses has found. */
export const findRoute = (c: Context<AppEnv>): string => {
	const pattern = routePath(c);
	return /^\/?\*$/.test(pattern) ? (c.get("route") ?? "other") : pattern;
};

export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
	const ray = c.req.header("cf-ray");
	const requestId = ray && /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
	const timing = createTiming(() => Date.now());
	const nameSpan = findRequestSpan();
	const traceId = findTraceId();
	// A script reads from this entry which trace its request belongs to (platform-12).
	if (traceId) timing.add("trace", { description: traceId });
	c.set("requestId", requestId);
	c.set("deadline", clock.timeout(DEADLINE_MS));
	c.set("log", createLog(requestId));
	c.set("timing", timing);
	c.set("fault", requestedFault(c.req.raw, c.env.INSTANCE_TYPE));
	await next();
	nameSpan(`${c.req.method} ${findRoute(c)}`, { requestId, status: c.res.status });
	setHeaders(c, { "x-request-id": requestId, "server-timing": timing.header() });
});

/**
 * Ends requests that ignore their deadline, such as an unfinished upload. Must run after middleware that sets headers, so that the error
 * page has all headers. Off in development, where the first page waits for the build.
 */
export const endInTime = (limit = LIMIT_MS) =>
	createMiddleware<AppEnv>(async (c, next) => {
		await (c.env.INSTANCE_TYPE === "development" ? next() : within(next(), clock.timeout(limit)));
	});
