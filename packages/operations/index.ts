import { WorkerEntrypoint } from "cloudflare:workers";
import type { OperationsRecord, Shop } from "@vetrina/shop-rules/operations/record.ts";
import { openCounts } from "./counts/open-counts.ts";
import { respond } from "./desk/respond.ts";
import type { Env } from "./env.ts";
import { addErrors } from "./errors/error-groups.ts";
import { openSinks } from "./logs/log-sinks.ts";
import { readTail } from "./logs/read-tail.ts";

/** The Worker of operations. Only Workers that are bound to it call it; it has no address of its own. */
export default class extends WorkerEntrypoint<Env> {
	override fetch(): Response {
		return new Response("Operations are at /ops/ of the shop.", { status: 404 });
	}

	/** Keeps counters and errors of some seconds of one isolate (ops-12, ops-13). */
	async record({ release, counts, errors, lost }: OperationsRecord): Promise<void> {
		const now = Date.now();
		if (lost > 0)
			console.warn(
				JSON.stringify({
					level: "warning",
					source: "operations",
					title: "Errors were left out",
					details: { lost },
				}),
			);
		const results = await Promise.allSettled([
			openCounts(this.env).write(counts, { release, now }),
			addErrors(this.env.DB, errors, release),
		]);
		for (const result of results) if (result.status === "rejected") throw result.reason;
	}

	/** Responds with a page of operations, in the name of the shop that asks (ops-15). */
	respond(request: Request, shop: Shop): Promise<Response> {
		return respond(this.env, request, shop, Date.now());
	}

	/** Sends the logs of other Workers to the sinks that are configured (ops-22). */
	override async tail(events: TraceItem[]): Promise<void> {
		const lines = readTail(events);
		if (lines.length === 0) return;
		const results = await Promise.allSettled(openSinks(this.env).map((send) => send(lines, new Date())));
		for (const result of results)
			if (result.status === "rejected")
				console.error(
					JSON.stringify({
						level: "error",
						source: "logs",
						title: "A sink did not take log lines",
						details: { lines: lines.length, reason: String(result.reason) },
					}),
				);
	}
}
