import type { Span } from "./read-span-events.ts";

const isNamed = ({ traceId, facts }: Span, id: string): boolean =>
	traceId === id || Object.values(facts).some((value) => String(value).includes(id));

const readCauses = (trace: readonly Span[]): string[] =>
	trace.flatMap(({ facts }) =>
		typeof facts.causes === "string" ? (facts.causes.match(/[0-9a-f]{32}/g) ?? []) : [],
	);

/** Returns the ids and all that lead from them, step by step. */
const reach = (ids: readonly string[], step: (id: string) => string[]): Set<string> => {
	const reached = new Set(ids);
	// A set is iterated up to the values that were added meanwhile.
	for (const id of reached) for (const next of step(id)) reached.add(next);
	return reached;
};

/**
 * Returns the traces that an id leads to, in the order in which they began: the id of a trace, a request or an event of analytics. These are the
 * traces that name it, those that they caused, and those that caused them.
 */
export const followTrace = (spans: readonly Span[], id: string): Span[][] => {
	const byTrace = Map.groupBy(spans, ({ traceId }) => traceId);
	const traceIds = [...byTrace.keys()];
	const naming = traceIds.filter((traceId) => byTrace.get(traceId)?.some((span) => isNamed(span, id)));
	const listCauses = (traceId: string): string[] => readCauses(byTrace.get(traceId) ?? []);
	const caused = reach(naming, (cause) => traceIds.filter((traceId) => listCauses(traceId).includes(cause)));
	return [...reach([...caused], listCauses)]
		.map((traceId) => (byTrace.get(traceId) ?? []).toSorted((a, b) => a.start - b.start))
		.filter((trace) => trace.length > 0)
		.toSorted(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0));
};

/** Prints a trace as a tree: milliseconds since its start, duration, name and facts. */
export const drawTrace = (trace: readonly Span[]): string => {
	const [first] = trace;
	if (!first) return "";
	const known = new Set(trace.map(({ spanId }) => spanId));
	const draw = (parentId: string | undefined, depth: number): string[] =>
		trace
			.filter((span) => (span.parentId && known.has(span.parentId) ? span.parentId : undefined) === parentId)
			.flatMap((span) => [drawSpan(span, first.start, depth), ...draw(span.spanId, depth + 1)]);
	return [`trace ${first.traceId}`, ...draw(undefined, 1)].join("\n");
};

const SHOWN = ["method", "path", "status", "answer", "events", "causes", "exception", "db.query.text"];

const drawSpan = ({ name, start, end, facts, status }: Span, origin: number, depth: number): string => {
	const said = SHOWN.flatMap((key) =>
		facts[key] === undefined ? [] : [`${key}=${String(facts[key]).replaceAll(/\s+/g, " ").slice(0, 120)}`],
	);
	const time = `${String(start - origin).padStart(5)} ms`;
	return `${time}${"  ".repeat(depth)}${name} (${end - start} ms)${status ? " FAILED" : ""} ${said.join(" ")}`.trimEnd();
};
