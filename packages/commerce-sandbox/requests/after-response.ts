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

/** Milliseconds after which work of an isolate that says nothing more counts as ended. */
const LONGEST = 30_000;
const running = new Map<string, { since: number; again: boolean }>();

/**
 * The same for work that looks after whatever is due, under a name: of many requests at once it runs for the first, and once more for all
 * that came meanwhile.
 */
export function afterResponses(c: Context<CommerceHono>, name: string, work: () => Promise<unknown>): void {
	const now = Date.now();
	const known = running.get(name);
	if (known && now - known.since < LONGEST) {
		known.again = true;
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
