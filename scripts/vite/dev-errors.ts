import { createLogger, type ErrorPayload, type Logger, type Plugin, type ViteDevServer } from "vite";
import type { LogEntry } from "../../worker/base/log.ts";
import { describeLogEntry, readLogLine } from "../lib/development/log-lines.ts";
import { findOwnPosition, quoteSource } from "../lib/development/source-frame.ts";
import { ERROR_PAGE } from "./client-assets.ts";

const RUNNER = "[vite] ";

type Fault = Error & Partial<ErrorPayload["err"]>;

/** The number of failures kept for error pages that have not yet requested their overlay; a browser does so within a second. */
const KEPT = 20;

/**
 * Shows failures in development: an overlay with the source in the browser, and a readable line in the terminal instead of the JSON that
 * the Worker logs everywhere. Line numbers are those of the sources, since Vite's module runner maps stacks.
 */
export function devErrors(): Plugin {
	let root = "";
	let server: ViteDevServer | undefined;
	const failures = new Map<string, ErrorPayload>();
	/** The latest error of the module runner; Vite's own error page does not receive its stack. */
	let evaluation = "";
	const hear = (line: string, entry: LogEntry | undefined): void => {
		if (line.startsWith(RUNNER) && line.includes("\n    at ")) evaluation = line.slice(RUNNER.length);
		if (!entry || !isFault(entry)) return;
		const payload = toOverlay(entry.stackTrace ?? entry.title, root);
		failures.set(entry.requestId ?? "", payload);
		for (const [oldest] of failures) if (failures.size > KEPT) failures.delete(oldest);
		server?.environments.client.hot.send(payload);
	};
	return {
		name: "vetrina:dev-errors",
		apply: "serve",
		config: ({ logLevel, clearScreen }) => ({
			customLogger: readableLogger(
				createLogger(logLevel, { allowClearScreen: clearScreen !== false }),
				() => root,
				hear,
			),
		}),
		configResolved(config) {
			root = config.root;
		},
		configureServer(devServer) {
			server = devServer;
			devServer.environments.client.hot.on(ERROR_PAGE, ({ requestId }: { requestId: string }, client) => {
				const payload = failures.get(requestId);
				if (payload) client.send(payload);
			});
			return () => {
				devServer.middlewares.use((error: Fault, _: unknown, __: unknown, next: (error: Fault) => void) => {
					// If a module cannot be evaluated, the shop renders no error page and Vite shows its own.
					const knownText =
						error.message && evaluation.includes(error.message) ? evaluation : (error.stack ?? "");
					const { id, loc, frame } = toOverlay(knownText, root).err;
					next(
						Object.assign(error, { id: error.id ?? id, loc: error.loc ?? loc, frame: error.frame ?? frame }),
					);
				});
			};
		},
	};
}

/** Returns whether an exception ended a request; the response for an unavailable service has another status. */
const isFault = ({ level, details }: LogEntry): boolean => level === "error" && details?.status === 500;

function toOverlay(stackTrace: string, root: string): ErrorPayload {
	const [message = "", ...stack] = stackTrace.split("\n");
	const loc = findOwnPosition(stackTrace, root);
	const frame = loc && quoteSource(loc);
	return {
		type: "error",
		err: {
			message,
			stack: stack.join("\n"),
			...(loc ? { id: loc.file, loc } : {}),
			...(frame ? { frame } : {}),
		},
	};
}

function readableLogger(
	logger: Logger,
	root: () => string,
	hear: (line: string, entry: LogEntry | undefined) => void,
): Logger {
	const readable =
		(write: Logger["info"]): Logger["info"] =>
		(text, options) => {
			const entry = readLogLine(text);
			hear(text, entry);
			if (!entry) return write(text, options);
			write(describeLogEntry(entry, root()), { ...options, timestamp: true });
		};
	return Object.assign(Object.create(logger) as Logger, {
		info: readable(logger.info),
		warn: readable(logger.warn),
		error: readable(logger.error),
	});
}
