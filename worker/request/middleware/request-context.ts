import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { createLog } from "../../base/log.ts";
import { setHeaders } from "../../base/set-headers.ts";
import { createTiming } from "../../base/timing.ts";
import { within } from "../../cache/single-flight.ts";
import { requestedFault } from "../../platform/fetch.ts";

/** One deadline for a page with all its retries: ten seconds (platform-1), less one in which the error page is made. */
export const DEADLINE_MS = 9000;

/** When a request is over, whatever it still waits for: calls end with the deadline, and something is made of that. */
const LIMIT_MS = 9500;

/** Name, deadline, log and timing of a request; every other middleware but `drainBodies` comes after it. */
export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
	// The edge's own name for a request is the one its logs know.
	const ray = c.req.header("cf-ray");
	const requestId = ray && /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
	const timing = createTiming(() => Date.now());
	c.set("requestId", requestId);
	c.set("deadline", clock.timeout(DEADLINE_MS));
	c.set("log", createLog(requestId));
	c.set("timing", timing);
	c.set("fault", requestedFault(c.req.raw, c.env.INSTANCE_TYPE));
	await next();
	setHeaders(c, { "x-request-id": requestId, "server-timing": timing.header() });
});

/**
 * Ends what outlives its deadline: a body that a client does not send to its end, a store that does not respond, a promise of
 * another request. It comes after those that set headers, so that the error page has them all. Not in development, where a first page waits
 * for its sources to be built.
 */
export const endInTime = (limit = LIMIT_MS) =>
	createMiddleware<AppEnv>(async (c, next) => {
		await (c.env.INSTANCE_TYPE === "development" ? next() : within(next(), clock.timeout(limit)));
	});
