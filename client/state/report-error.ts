import type { LogEntryBody } from "../../shared/contracts/log-entry.ts";
import { logPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { createThrottle, REPORT_INTERVAL } from "../../shared/domain/lib/throttle.ts";

/** A page reports no more kinds of errors in a minute. */
const MOST_KINDS = 10;
const passes = createThrottle(REPORT_INTERVAL, MOST_KINDS);
const untold = new Map<string, LogEntryBody & { count: number }>();

// A beacon is sent even while the page unloads.
const send = (entry: LogEntryBody): void => void navigator.sendBeacon?.(logPath, JSON.stringify(entry));

const tellRest = (): void => {
	for (const entry of untold.values()) send(entry);
	untold.clear();
};

/** Reports an error to the server, at most once a minute for each message; errors in between are counted, and told when the page is left (platform-13). */
export function reportError(error: unknown, source: string, level: LogEntryBody["level"] = "error"): void {
	const { message, stack } = error instanceof Error ? error : new Error(String(error));
	const title = message.slice(0, 200) || "Error";
	const count = (untold.get(title)?.count ?? 0) + 1;
	const entry = {
		level,
		title,
		source: source.slice(0, 200),
		stackTrace: stack?.slice(0, 8000),
		release: import.meta.url.split("/").pop()?.split("?")[0],
		count,
	};
	if (passes(title, performance.now())) {
		untold.delete(title);
		send(entry);
	} else if (untold.has(title) || untold.size < MOST_KINDS) {
		if (untold.size === 0) addEventListener("pagehide", tellRest, { once: true });
		untold.set(title, entry);
	}
}
