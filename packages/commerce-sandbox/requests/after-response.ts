import type { Context } from "hono";
import type { CommerceHono } from "../http/http.ts";

export function afterResponse(c: Context<CommerceHono>, work: Promise<unknown>): void {
	const completion = work.catch((error: unknown) =>
		console.error("Work after a response failed and is not retried.", error),
	);
	try {
		c.executionCtx.waitUntil(completion);
	} catch {
		// `executionCtx` throws outside the Workers runtime, such as in tests; the work continues all the same.
	}
}

const LONGEST = 30_000;
const running = new Map<string, { since: number; again: boolean }>();

/** Runs named work after the response. Requests that come while it runs share one further run. */
export function afterResponses(c: Context<CommerceHono>, name: string, work: () => Promise<unknown>): void {
	const now = Date.now();
	const runningTask = running.get(name);
	if (runningTask && now - runningTask.since < LONGEST) {
		runningTask.again = true;
		return;
	}
	const mine = { since: now, again: false };
	running.set(name, mine);
	const run = async () => {
		try {
			do {
				mine.again = false;
				await work();
			} while (mine.again);
		} finally {
			if (running.get(name) === mine) running.delete(name);
		}
	};
	afterResponse(c, run());
}
