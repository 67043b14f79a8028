import { relative } from "node:path";
import type { LogEntry } from "../../../worker/base/log.ts";
import { findOwnPosition, readPosition } from "./source-frame.ts";

/** Returns the entry of a structured log line (platform-5), or undefined for any other text. */
export function readLogLine(line: string): LogEntry | undefined {
	if (!line.startsWith('{"level":')) return undefined;
	try {
		return JSON.parse(line) as LogEntry;
	} catch {
		return undefined;
	}
}

export function describeLogEntry(entry: LogEntry, root: string): string {
	const { title, source, stackTrace = "", details = {}, requestId } = entry;
	const [message = ""] = stackTrace.split("\n");
	const position = findOwnPosition(stackTrace, root);
	const facts = [
		position ? `${relative(root, position.file)}:${position.line}:${position.column}` : source,
		...Object.entries(details).map(([name, value]) => `${name} ${value}`),
		...(requestId ? [`request ${requestId}`] : []),
	];
	const calls = stackTrace.split("\n").filter((line) => readPosition(line, root) !== undefined);
	return [`${message ? `${title}: ${message}` : title} · ${facts.join(" · ")}`, ...calls].join("\n");
}
