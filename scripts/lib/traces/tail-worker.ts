import type { V4MiniflareOptions } from "miniflare";
import { readSpanEvents, type Span, type TailEvent } from "./read-span-events.ts";

type WorkerOptions = Extract<V4MiniflareOptions, { workers: unknown[] }>["workers"][number];

const NAME = "vetrina-traces";
/** Collects what the runtime says about one invocation, and hands it over when the invocation has ended. Some facts are of type bigint. */
const SCRIPT = `export default {
	tailStream(onset, env) {
		const events = [onset];
		return async (event) => {
			events.push(event);
			if (event.event.type !== "outcome") return;
			const body = JSON.stringify(events, (_, value) => (typeof value === "bigint" ? Number(value) : value));
			await env.SINK.fetch("http://sink/", { method: "POST", body });
		};
	},
};`;

/** Returns the Workers with one more, which tells `onSpans` the spans of each invocation of the others (platform-12). */
export const withTraces = (
	workers: readonly WorkerOptions[],
	onSpans: (spans: Span[]) => void,
): WorkerOptions[] => {
	const receive = async (request: { json(): Promise<unknown> }): Promise<Response> => {
		onSpans(readSpanEvents((await request.json()) as TailEvent[]));
		return new Response(null, { status: 204 });
	};
	return [
		...workers.map((worker) => ({ ...worker, streamingTails: [NAME] }) as WorkerOptions),
		{
			name: NAME,
			modules: true,
			script: SCRIPT,
			compatibilityDate: "2026-10-01",
			serviceBindings: { SINK: receive },
		} as unknown as WorkerOptions,
	];
};
