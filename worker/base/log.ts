export type LogLevel = "error" | "warning" | "info" | "debug";

export type LogEntry = {
	level: LogLevel;
	type: "server" | "client";
	title: string;
	source: string;
	requestId?: string;
	stackTrace?: string;
	/** Must not contain a token, a cookie or a body. */
	details?: Record<string, string | number | boolean | undefined>;
};

export type Log = (level: LogLevel, source: string, title: string, details?: Record<string, unknown>) => void;

const WRITE = { error: "error", warning: "warn", info: "info", debug: "debug" } as const;
const MAX_TEXT = 4000;

/** Removes queries from URLs in a text, because the platform's sign-out URL contains a refresh token (platform-5). */
export const withoutQueries = (text: string): string =>
	text.replaceAll(/(\bhttps?:\/\/[^\s?#)"']*)[?#][^\s)"']*/gi, "$1?…");

const toLogText = (value: unknown): string => withoutQueries(String(value)).slice(0, MAX_TEXT);

const scalar = (value: unknown): string | number | boolean | undefined =>
	typeof value === "number" || typeof value === "boolean" || value === undefined ? value : toLogText(value);

export const logEntry = (
	level: LogLevel,
	source: string,
	title: string,
	details: Record<string, unknown> = {},
	requestId?: string,
): LogEntry => {
	const { error, ...rest } = details;
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
		console[WRITE[level]](JSON.stringify(logEntry(level, source, title, details, requestId)));
	};
