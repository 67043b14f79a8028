import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { count, type Recorder, recordSoon } from "../../base/operations/counters.ts";
import { findRoute } from "./request-context.ts";

/** Returns what hands counters and errors of this isolate to the Worker of operations. */
export const findRecorder = (c: Context<AppEnv>): Recorder => ({
	operations: c.env.OPERATIONS,
	release: c.get("build").id,
	warn: (title, details) => c.get("log")("warning", "request/count-requests", title, details),
});

/** Counts responses by route, status and cache (ops-12). Counts are handed on after the response. */
export const countRequests = createMiddleware<AppEnv>(async (c, next) => {
	const from = clock.now();
	await next();
	count("request", findRoute(c), `${Math.floor(c.res.status / 100)}xx`, {
		cache: c.get("cache") ?? "",
		milliseconds: clock.now() - from,
	});
	recordSoon(findRecorder(c), (promise) => c.executionCtx.waitUntil(promise));
});
