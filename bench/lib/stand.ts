import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { root } from "../../scripts/lib/run.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import {
	type InstanceType,
	type Local,
	startLocal,
	startMiniflare,
	storefrontWorker,
} from "../../scripts/lib/workers.ts";
import { type PlainWorker, startPlain } from "./plain-workerd.ts";
import { workerdChildren } from "./process-cpu.ts";

export type Running = { origin: string; pid: number; stop(): Promise<void> };
/** `shop`: the origin that browsers must use to pay. */
export type RunningCloud = Running & { shop: URL; database(): Promise<D1Database> };

export async function startCloud(
	scale?: number,
	{ inspectorPort }: { inspectorPort?: number } = {},
): Promise<RunningCloud> {
	const seed = await ensureSeed({ say: console.log, scale, build: buildCommerce });
	const state = resolve(root, `.cache/bench-${process.pid}-${scale ?? "demo"}`);
	copySeed(seed, state);
	const secrets = ensureSecrets();
	// A storefront in another process reaches the cloud at another origin.
	const commerce = { ...secrets.commerce, SLAS_REDIRECT_URIS: "https://commerce.internal/callback" };
	// The payment processor's scripts and frames come from the cloud's port and lead back to the shop's, so both
	// ports must be known.
	const [commercePort, storefrontPort] = [await freePort(), await freePort()];
	const { result, pid } = await startProcess(() =>
		startLocal({
			secrets: { ...secrets, commerce },
			state,
			instanceType: "staging",
			commercePort,
			storefrontPort,
			commerceOnly: true,
			inspectorPort,
		}),
	);
	return {
		origin: (result as Local).commerce,
		shop: new URL(`http://localhost:${storefrontPort}`),
		pid,
		database: async () =>
			(await (result as Local).miniflare.getD1Database("DB", "vetrina-commerce")) as unknown as D1Database,
		stop: async () => {
			await result.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

type StorefrontAt = { inspectorPort?: number; port?: number; instanceType?: InstanceType };

export async function startStorefront(
	cloud: { origin: string },
	{ instanceType = "staging", ...at }: StorefrontAt = {},
): Promise<Running> {
	const worker = storefrontWorker(ensureSecrets(), instanceType);
	return startWorker(
		{
			...worker,
			serviceBindings: { COMMERCE: { external: { address: new URL(cloud.origin).host, http: {} } } },
		},
		at,
	);
}

export async function startShop(cloud: RunningCloud): Promise<Running> {
	const storefront = await startStorefront(cloud, { port: Number(cloud.shop.port) });
	return { ...storefront, origin: cloud.shop.origin };
}

export const startPlainStorefront = (cloud: { origin: string }): Promise<Running> =>
	startPlain(storefrontWorker(ensureSecrets(), "staging") as PlainWorker, cloud);

export async function startBare(
	bytes: Uint8Array,
	headers: Record<string, string>,
	from: "memory" | "cache",
): Promise<Running> {
	const response = `new Response(bytes, { headers: ${JSON.stringify({ ...headers, "cache-control": "public, max-age=600" })} })`;
	const script =
		from === "memory"
			? `import bytes from "bytes"; export default { fetch: () => ${response} };`
			: `import bytes from "bytes";
				const key = "https://bare.example/page";
				let filled = false;
				export default { async fetch() {
					const cache = await caches.open("pages");
					if (!filled) { await cache.put(key, ${response}); filled = true; }
					return await cache.match(key) ?? ${response};
				} };`;
	return startWorker({
		name: "bare",
		compatibilityDate: "2026-10-01",
		modules: [
			{ type: "ESModule", path: "index.js", contents: script },
			{ type: "Data", path: "bytes", contents: bytes },
		],
	} as Parameters<typeof startWorker>[0]);
}

type Worker = Parameters<typeof startMiniflare>[0]["workers"][number];

export async function startWorker(
	worker: Worker,
	{ inspectorPort, port = 0 }: { inspectorPort?: number; port?: number } = {},
): Promise<Running> {
	const { result, pid } = await startProcess(() =>
		startMiniflare({
			workers: [{ ...worker, unsafeDirectSockets: [{ host: "127.0.0.1", port }] }],
			inspectorPort,
		}),
	);
	const url = await result.unsafeGetDirectURL(worker.name ?? "");
	return { origin: url.origin, pid, stop: () => result.dispose() };
}

async function startProcess<T>(start: () => Promise<T>): Promise<{ result: T; pid: number }> {
	const before = new Set(workerdChildren());
	const result = await start();
	const pid = workerdChildren().find((one) => !before.has(one));
	if (!pid) throw new Error("No workerd process was started: this benchmark needs Linux.");
	return { result, pid };
}
