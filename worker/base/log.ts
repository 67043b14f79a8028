import { noteError } from "./operations/counters.ts";
import { refusalWords } from "./refusal-words.ts";
import { findTraceId } from "./tracing.ts";
import { withoutQueries } from "./without-queries.ts";

export type LogLevel = "error" | "warning" | "info" | "debug";

/** docs/errors.md lists the entries of failures (platform-14). */
export type LogEntry = {
	level: LogLevel;
	type: "server" | "client";
	title: string;
	source: string;
	requestId?: string;
	/** Leads to the spans of the request (platform-12). */
	traceId?: string;
	stackTrace?: string;
	/** Must not contain a token, a cookie or a body. */
	details?: Record<string, string | number | boolean | undefined>;
};

export type Log = (level: LogLevel, source: string, title: string, details?: Record<string, unknown>) => void;

const WRITE = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;
const MAX_TEXT = 4000;

const toLogText = (value: unknown): string => withoutQueries(String(value)).slice(0, MAX_TEXT);

const scalar = (value: unknown): string | number | boolean | undefined =>
	typeof value === "number" || typeof value === "boolean" || value === undefined ? value : toLogText(value);

/** Returns the platform's title and detail if an error holds the response in which the platform refused. */
const readWords = (error: unknown): ReturnType<typeof refusalWords> =>
	error instanceof Error && "body" in error ? refusalWords(error.body) : {};

export const logEntry = (
	level: LogLevel,
	source: string,
	title: string,
	details: Record<string, unknown> = {},
	requestId?: string,
): LogEntry => {
	const { error, ...given } = details;
	const rest = { ...readWords(error), ...given };
	const entry: LogEntry = { level, type: "server", title: toLogText(title), source };
	if (requestId) entry.requestId = requestId;
	if (error instanceof Error) entry.stackTrace = toLogText(error.stack ?? `${error.name}: ${error.message}`);
	else if (error !== undefined) entry.stackTrace = toLogText(error);
	const definedEntries = Object.entries(rest).filter(([, value]) => value !== undefined);
	if (definedEntries.length > 0)
		entry.details = Object.fromEntries(definedEntries.map(([name, value]) => [name, scalar(value)]));
	return entry;
};

export const createLog =
	(requestId?: string): Log =>
	(level, source, title, details) => {
		const traceId = findTraceId();
		const entry = logEntry(level, source, title, details, requestId);
		if (level === "error") noteError(entry);
		console[WRITE[level]](JSON.stringify(traceId ? { ...entry, traceId } : entry));
	};
