import type { LogEntryBody } from "../../shared/contracts/log-entry.ts";
import { logPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { createThrottle, REPORT_INTERVAL } from "../../shared/domain/lib/throttle.ts";

const passes = createThrottle(REPORT_INTERVAL);

export function reportError(error: unknown, source: string, level: LogEntryBody["level"] = "error"): void {
	const { message, stack } = error instanceof Error ? error : new Error(String(error));
	const title = message.slice(0, 200) || "Error";
	if (!passes(title, Date.now())) return;
	const entry: LogEntryBody = {
		level,
		title,
		source: source.slice(0, 200),
		stackTrace: stack?.slice(0, 8000),
	};
	// A beacon is sent even while the page unloads.
	navigator.sendBeacon?.(logPath, JSON.stringify(entry));
}
