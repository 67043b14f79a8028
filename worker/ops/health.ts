import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { clock } from "../base/clock.ts";
import { singleFlight, within } from "../cache/single-flight.ts";
import { leftAlone } from "../platform/breakers/breaker.ts";
import { FAMILY_NAMES, type FamilyName, readService } from "../platform/breakers/families.ts";
import { platformOrigin } from "../platform/fetch.ts";
import { type HealthCalls, PROBES, type Probe, UNUSED } from "./health-probes.ts";

/** State of the shop or of one service (platform-10). A degraded shop can still sell. */

export type Status = "ok" | "degraded" | "down";
export type Row = {
	status: Status | "unasked" | "unused";
	latency?: number;
	reason?: string;
};
export type Health = {
	status: Status;
	services: Record<FamilyName, Row>;
	cache: Row;
};

/** Milliseconds for which all callers of the isolate share a result, because the endpoint is public. */
const KEPT_FOR = 10_000;
const healthCache = new Lru<{ health: Health; at: number }>(20);

const measure = async (
	run: () => Promise<string | undefined>,
): Promise<{ reason?: string; latency: number }> => {
	const from = clock.now();
	const reason = await run();
	return { latency: clock.now() - from, ...(reason === undefined ? {} : { reason }) };
};

const probeFamily = async (calls: HealthCalls, family: FamilyName): Promise<Row> => {
	const { env, fault } = calls.platform;
	const probes: Partial<Record<FamilyName, Probe>> = PROBES;
	const probe = probes[family];
	const measurement = probe ? await measure(() => probe(calls)) : undefined;
	if (measurement?.reason === UNUSED) return { status: "unused" };
	if (measurement?.reason !== undefined) return { status: "down", ...measurement };
	const reason = leftAlone(platformOrigin(env), family, fault);
	if (reason !== undefined) return { ...measurement, status: "degraded", reason: `left alone: ${reason}` };
	return measurement ? { status: "ok", ...measurement } : { status: "unasked" };
};

const cacheRow = async ({ cache }: HealthCalls): Promise<Row> => {
	const measurement = await measure(() =>
		cache.env.CACHE.get("health").then(
			() => undefined,
			() => "KV cannot be read",
		),
	);
	return { status: measurement.reason === undefined ? "ok" : "down", ...measurement };
};

const judgeStatus = (services: Health["services"], cache: Row): Status => {
	const families = FAMILY_NAMES.map((family) => ({
		...services[family],
		without: readService(family).without,
	}));
	if (families.some(({ status, without }) => status === "down" && without === "down")) return "down";
	const isMissing = families.some(
		({ status, without }) => without && (status === "down" || status === "degraded"),
	);
	return isMissing || cache.status === "down" ? "degraded" : "ok";
};

const check = async (calls: HealthCalls): Promise<Health> => {
	const [cache, ...rows] = await Promise.all([
		cacheRow(calls),
		...FAMILY_NAMES.map(async (family) => [family, await probeFamily(calls, family)] as const),
	]);
	const services = Object.fromEntries(rows) as Health["services"];
	return { status: judgeStatus(services, cache), services, cache };
};

export const checkHealth = async (calls: HealthCalls): Promise<Health> => {
	const key = calls.platform.fault ?? "";
	const entry = healthCache.get(key);
	if (entry && clock.now() - entry.at < KEPT_FOR) return entry.health;
	const asking = singleFlight(`health|${key}`, async () => {
		const health = await check(calls);
		healthCache.set(key, { health, at: clock.now() });
		return health;
	});
	return within(asking, calls.platform.deadline);
};

export const forgetHealth = (): void => healthCache.clear();
