import { siteConfig } from "../config/sites.ts";
import { type PlatformContext, platformFetch } from "../platform/fetch.ts";

export type Health = {
	/** "degraded": kept pages are served, others may not be. */
	status: "ok" | "degraded";
	cloud: { status: "ok" | "down"; latency: number; reason?: string };
	cache: { status: "ok" | "down"; latency: number };
};

const CLOUD_TIMEOUT = 2000;

/** Asks the cloud once for what every page needs, and the cache for anything. Latencies in milliseconds. */
export const checkHealth = async (
	platform: PlatformContext,
	kv: KVNamespace,
	now: () => number,
): Promise<Health> => {
	const path = `/on/demandware.store/Sites-${siteConfig.defaultSite}-Site/default/Locales-GetAll`;
	const timed = async <T>(run: () => Promise<T>): Promise<{ result: T; latency: number }> => {
		const from = now();
		return { result: await run(), latency: now() - from };
	};
	const [cloud, cache] = await Promise.all([
		timed(() => platformFetch(platform, path, {}, { retries: 0, timeout: CLOUD_TIMEOUT })),
		timed(() =>
			kv.get("health").then(
				() => true,
				() => false,
			),
		),
	]);
	return {
		status: cloud.result.ok && cache.result ? "ok" : "degraded",
		cloud: cloud.result.ok
			? { status: "ok", latency: cloud.latency }
			: {
					status: "down",
					latency: cloud.latency,
					reason: cloud.result.kind === "http" ? `http ${cloud.result.status}` : cloud.result.kind,
				},
		cache: { status: cache.result ? "ok" : "down", latency: cache.latency },
	};
};
