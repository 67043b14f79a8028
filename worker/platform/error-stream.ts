import type { LogEntryBody } from "../../shared/contracts/log-entry.ts";
import { createThrottle, REPORT_INTERVAL } from "../../shared/domain/throttle.ts";
import { siteConfig } from "../config/sites.ts";
import { type PlatformContext, platformFetch } from "./fetch.ts";
import type { LogLevel } from "./logging.ts";

export type ReportCalls = {
	platform: PlatformContext;
	cache: { waitUntil: (promise: Promise<unknown>) => void; now: () => number };
};
export type Report = LogEntryBody & { type: "server" | "client" };

/** The platform's names of our levels. */
const LEVELS: Record<LogLevel, string> = { error: "error", warning: "warn", info: "info", debug: "debug" };

const TIMEOUT = 5000;

/** Of this isolate: a shop full of the same mistake writes it once a minute. What browsers invent takes no place from the server. */
const passes = { server: createThrottle(REPORT_INTERVAL), client: createThrottle(REPORT_INTERVAL) };

/**
 * Tells those who look after the shop by `System-Log` of the platform (S2 §7), at most once a minute for each title; true
 * when this one went there. Nobody waits for it; a platform that does not take it is logged by platform/fetch.
 */
export function notifyErrorStream({ platform, cache }: ReportCalls, entry: Report): boolean {
	const { level, type, title, source, stackTrace } = entry;
	if (!passes[type](title, cache.now())) return false;
	const site = encodeURIComponent(siteConfig.defaultSite);
	cache.waitUntil(
		platformFetch(
			// Not the request's own deadline: it ends with the answer.
			{ ...platform, deadline: AbortSignal.timeout(TIMEOUT) },
			`/on/demandware.store/Sites-${site}-Site/default/System-Log`,
			{
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ level: LEVELS[level], type, title, source, stackTrace }),
			},
			{ family: "controllers" },
		),
	);
	return true;
}

/** The same, and a line in our own log as often. */
export function report(calls: ReportCalls, entry: Report): void {
	const { level, type, title, source, stackTrace } = entry;
	if (notifyErrorStream(calls, entry))
		calls.platform.log(
			level,
			`${type}: ${source ?? "unknown"}`,
			title,
			stackTrace ? { error: stackTrace } : {},
		);
}
