import type { Context } from "hono";
import type { CommerceHono } from "../http/http.ts";

/** Goes on with work that the response does not wait for; a failure of it is logged and ends nothing else. */
export function afterResponse(c: Context<CommerceHono>, work: Promise<unknown>): void {
	const done = work.catch((error: unknown) => console.error(error));
	try {
		c.executionCtx.waitUntil(done);
	} catch {
		// Called without a runtime around it: the work goes on all the same.
	}
}
