import type { LogEntryBody } from "../../shared/contracts/log-entry.ts";
import { createThrottle, type Passed, REPORT_INTERVAL } from "../../shared/domain/lib/throttle.ts";
import { clock } from "../base/clock.ts";
import type { LogLevel } from "../base/log.ts";
import { siteConfig } from "../base/sites.ts";
import { withoutQueries } from "../base/without-queries.ts";
import { sharedGuestToken } from "./commerce/logins/shared/shared-guest.ts";
import type { ScapiContext } from "./commerce/scapi.ts";
import { postToController } from "./controller-token.ts";
import { platformFetch } from "./fetch.ts";
import { readWay } from "./ways/ways.ts";

export type ReportCalls = {
	platform: ScapiContext["platform"];
	cache: { waitUntil: (promise: Promise<unknown>) => void; now: () => number };
};
export type Report = LogEntryBody & { type: "server" | "client"; ofPolicy?: true };

const LEVELS: Record<LogLevel, string> = { error: "error", warning: "warn", info: "info", debug: "debug" };

const TIMEOUT = 5000;

const passes = {
	server: createThrottle(REPORT_INTERVAL),
	client: createThrottle(REPORT_INTERVAL),
	policy: createThrottle(REPORT_INTERVAL),
};

const passThrottle = ({ cache }: ReportCalls, { type, title, ofPolicy, count }: Report): Passed | undefined =>
	passes[ofPolicy ? "policy" : type](withoutQueries(title), cache.now(), count);

/** Returns how many errors an entry stands for, in words; empty for one. */
const describeCount = ({ count, others }: Passed): string =>
	[count > 1 ? ` (${count} times)` : "", others > 0 ? ` (${others} others not told)` : ""].join("");

type Written = { ok: boolean; status?: number | undefined };

/** Writes an entry by the site's controller, or by the house's API as the guest of shared pages (platform-21). */
const write = async (platform: ReportCalls["platform"], body: object, now: number): Promise<Written> => {
	const { defaultSite: siteId, sites } = siteConfig;
	const { env } = platform;
	if (readWay(env, "log") === "controllers")
		return postToController(platform, { siteId, action: "System-Log", body }, now);
	const { defaultLanguage: language = "en", defaultCountry: country = "" } =
		sites.find(({ id }) => id === siteId) ?? {};
	const locale = { siteId, language, country, currency: "" };
	const token = await sharedGuestToken({ platform, locale }, new Date(now));
	return platformFetch(
		platform,
		`/custom/system-api/v1/organizations/${env.COMMERCE_ORGANIZATION}/log?${new URLSearchParams({ siteId })}`,
		{
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify(body),
		},
	);
};

const send = ({ platform, cache }: ReportCalls, entry: Report, passed: Passed): void => {
	const { level, type } = entry;
	// The platform's entry has no field for a count, and its title tells kinds of errors apart.
	const source = `${entry.source ?? ""}${describeCount(passed)}` || undefined;
	const title = withoutQueries(entry.title);
	const stackTrace = entry.stackTrace && withoutQueries(entry.stackTrace);
	const body = { level: LEVELS[level], type, title, source, stackTrace };
	const reporting = write({ ...platform, deadline: clock.timeout(TIMEOUT) }, body, cache.now());
	const notTaken = (details: Record<string, unknown>): void =>
		platform.log("warning", "platform/error-stream", "System Log API error.", details);
	cache.waitUntil(
		reporting.then(
			({ ok, status }) => (ok ? undefined : notTaken({ status })),
			(error: unknown) => notTaken({ error }),
		),
	);
};

export function notifyErrorStream(calls: ReportCalls, entry: Report): boolean {
	const passed = passThrottle(calls, entry);
	if (!passed) return false;
	send(calls, entry, passed);
	return true;
}

export type ReadDetails = (deadline: AbortSignal) => Promise<object>;

export function report(calls: ReportCalls, entry: Report, readDetails?: ReadDetails): void {
	const passed = passThrottle(calls, entry);
	if (!passed) return;
	const { count, others } = passed;
	const tell = (whole: Report): void => {
		const { level, type, title, source, stackTrace, release } = whole;
		send(calls, whole, passed);
		calls.platform.log(level, `${type}: ${source ?? "unknown"}`, title, {
			...(stackTrace ? { error: stackTrace } : {}),
			...(release ? { release } : {}),
			...(count > 1 ? { count } : {}),
			...(others > 0 ? { others } : {}),
		});
	};
	if (!readDetails) {
		tell(entry);
		return;
	}
	calls.cache.waitUntil(
		readDetails(clock.timeout(TIMEOUT)).then((details) =>
			tell({ ...entry, stackTrace: JSON.stringify(details) }),
		),
	);
}
