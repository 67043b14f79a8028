import { withoutQueries } from "./without-queries.ts";

/** The part of the runtime's tracing (`cloudflare:workers`) that spans need. */
export type RuntimeTracing = Pick<Tracing, "enterSpan" | "getActiveSpan">;
export type SpanFacts = Record<string, string | number | boolean | undefined>;
type NoteFacts = (facts: SpanFacts) => void;

let tracing: RuntimeTracing | undefined;

/** Lets spans be recorded. The Worker calls it at its start; Node has no such tracing, so unit tests run without spans. */
export const startTracing = (runtime: RuntimeTracing | undefined): void => {
	tracing = runtime;
};

const describeError = (error: unknown): { name: string; message: string } =>
	error instanceof Error
		? { name: error.name, message: withoutQueries(error.message) }
		: { name: "Error", message: withoutQueries(String(error)) };

/**
 * Runs a function within a span (platform-12). The function may note further facts, which must not contain tokens, addresses of people or
 * queries. An exception is recorded and thrown on.
 */
export const inSpan = <T>(
	name: string,
	facts: SpanFacts,
	run: (note: NoteFacts) => Promise<T>,
): Promise<T> => {
	if (!tracing) return run(() => {});
	return tracing.enterSpan(name, async (span) => {
		span.setAttributes(facts);
		try {
			return await run((more) => void span.setAttributes(more));
		} catch (error) {
			const exception = describeError(error);
			span.recordException(exception);
			span.setStatus({ code: "error", message: exception.message });
			throw error;
		}
	});
};

/** Returns a function that names the span of the whole request. Must be called before any other span begins. */
export const findRequestSpan = (): ((name: string, facts: SpanFacts) => void) => {
	const span = tracing?.getActiveSpan();
	return (name, facts) => void span?.updateName(name).setAttributes(facts);
};

/** Returns the id of the current trace, 32 hexadecimal digits; undefined if the request is not traced. */
export const findTraceId = (): string | undefined => {
	const span = tracing?.getActiveSpan();
	return span?.isTraced ? span.spanContext().traceId : undefined;
};
