const MOST_TEXT = 2000;
/** Outcomes that the runtime says, and no line of ours. Clients cancel requests all the time. */
const QUIET_OUTCOMES = new Set(["ok", "canceled", "responseStreamDisconnected", "exception"]);

export type LogLine = {
	time: string;
	worker: string;
	level: string;
	title: string;
	[detail: string]: unknown;
};

/** Queries of addresses may hold tokens. */
const clean = (text: string): string => text.replace(/\?[^\s"')]+/g, "?…").slice(0, MOST_TEXT);

const parseEntry = (text: unknown): Record<string, unknown> | undefined => {
	if (typeof text !== "string" || !text.startsWith("{")) return undefined;
	try {
		const entry: unknown = JSON.parse(text);
		return typeof entry === "object" && entry !== null && "title" in entry
			? (entry as Record<string, unknown>)
			: undefined;
	} catch {
		return undefined;
	}
};

/**
 * Returns the lines of the log of some invocations: entries as they were written, other texts without queries, exceptions, and invocations
 * that the runtime has ended. Requests with their addresses, headers and bodies are left out.
 */
export const readTail = (events: readonly TraceItem[]): LogLine[] =>
	events.flatMap((item) => {
		const worker = item.scriptName ?? "unknown";
		const at = (time: number | null) => new Date(time ?? item.eventTimestamp ?? 0).toISOString();
		const entries = item.logs.map(({ timestamp, level, message }): LogLine => {
			const parts: unknown[] = Array.isArray(message) ? message : [message];
			const entry = parts.length === 1 ? parseEntry(parts[0]) : undefined;
			const own = entry ?? { title: clean(parts.map(String).join(" ")) };
			return { level, title: "", ...own, time: at(timestamp), worker };
		});
		const exceptions = item.exceptions.map(
			({ timestamp, name, message, stack }): LogLine => ({
				time: at(timestamp),
				worker,
				level: "error",
				title: clean(`${name}: ${message}`),
				...(stack === undefined ? {} : { stackTrace: clean(stack) }),
			}),
		);
		const ended = QUIET_OUTCOMES.has(item.outcome)
			? []
			: [
					{
						time: at(null),
						worker,
						level: "error",
						title: `The runtime ended an invocation: ${item.outcome}`,
					},
				];
		return [...entries, ...exceptions, ...ended];
	});
