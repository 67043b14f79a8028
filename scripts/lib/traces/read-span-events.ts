type Facts = Record<string, unknown>;
/** `start` and `end`: milliseconds since 1970. */
export type Span = {
	traceId: string;
	spanId: string;
	parentId?: string;
	name: string;
	start: number;
	end: number;
	facts: Facts;
	status?: "error";
};

type Event = {
	type: string;
	spanId?: string;
	name?: string;
	message?: string;
	info?: unknown;
};
export type TailEvent = {
	timestamp: string;
	spanContext: { traceId: string; spanId?: string };
	event: Event;
};
type Invocation = { type?: string; method?: string; url?: string; queueName?: string; statusCode?: number };

const nameInvocation = ({ type, method, url, queueName }: Invocation): string =>
	url && URL.canParse(url) ? `${method} ${new URL(url).pathname}` : `${type} ${queueName ?? ""}`.trim();

/**
 * Returns the spans of one invocation of a Worker from the events of the runtime's streaming tail. The first is the invocation's own. Spans
 * that never end, end with it.
 */
export const readSpanEvents = (events: readonly TailEvent[]): Span[] => {
	const spans = new Map<string, Span>();
	const open = (id: string, name: string, { timestamp, spanContext }: TailEvent): void => {
		const at = Date.parse(timestamp);
		const { traceId, spanId: parentId } = spanContext;
		spans.set(id, {
			traceId,
			spanId: id,
			...(parentId && parentId !== id ? { parentId } : {}),
			name,
			start: at,
			end: at,
			facts: {},
		});
	};
	for (const tailEvent of events) {
		const { event, timestamp, spanContext } = tailEvent;
		const span = spans.get(spanContext.spanId ?? "");
		if (event.type === "onset" && event.spanId)
			open(event.spanId, nameInvocation((event.info ?? {}) as Invocation), tailEvent);
		else if (event.type === "spanOpen" && event.spanId) open(event.spanId, event.name ?? "", tailEvent);
		else if (span) note(span, event);
		if (span && (event.type === "spanClose" || event.type === "outcome")) span.end = Date.parse(timestamp);
	}
	return [...spans.values()];
};

const note = (span: Span, { type, info, message }: Event): void => {
	if (type === "attributes")
		for (const { name, value } of info as { name: string; value: unknown }[]) span.facts[name] = value;
	if (type === "exception") span.facts.exception = message;
	if (type !== "spanUpdate") return;
	const update = info as { type: string; name?: string; status?: { code: string } };
	if (update.name !== undefined) span.name = update.name;
	if (update.status?.code === "error") span.status = "error";
};
