import { cpuOf } from "./lib/process-cpu.ts";
import { type Running, startBare, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds } from "./lib/table.ts";

const HEADERS = {
	"user-agent":
		"Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	accept: "text/html",
};
const LIST = "/en-it/women/dresses";
const ROUNDS = 3;
const times = (value: number) => `${value.toFixed(2)} ×`;

/** CPU of the storefront's own process for a list page, cached and not, beside a bare Worker that sends the same bytes. */
export async function measureCpu(cloud: Running): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	const page = await fetch(storefront.origin + LIST, { headers: HEADERS });
	const bytes = new Uint8Array(await page.arrayBuffer());
	const headers = Object.fromEntries(page.headers);
	delete headers["transfer-encoding"];
	delete headers["content-length"];
	delete headers["set-cookie"];
	const fromMemory = await startBare(bytes, headers, "memory");
	const fromCache = await startBare(bytes, headers, "cache");
	try {
		const cachedPaths = repeat([LIST], 1500);
		await load(storefront, cachedPaths.slice(0, 300));
		await load(fromMemory, cachedPaths.slice(0, 300));
		await load(fromCache, cachedPaths.slice(0, 300));
		const cached: number[] = [];
		const bareMemory: number[] = [];
		const bareCache: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			cached.push(await perRequest(storefront, cachedPaths, "hit"));
			bareMemory.push(await perRequest(fromMemory, cachedPaths));
			bareCache.push(await perRequest(fromCache, cachedPaths));
		}
		const fresh = uncachedPaths();
		await load(storefront, fresh.splice(0, 40));
		const share = Math.floor(fresh.length / ROUNDS);
		const uncached: number[] = [];
		for (let round = 0; round < ROUNDS; round++)
			uncached.push(await perRequest(storefront, fresh.splice(0, share), "miss"));
		const ratio = median(cached) / median(bareCache);
		return [
			{
				figure: `bare Worker, same ${(bytes.length / 1000).toFixed(0)} kB from memory`,
				measured: milliseconds(median(bareMemory)),
			},
			{ figure: "bare Worker, same bytes from the edge cache", measured: milliseconds(median(bareCache)) },
			{ figure: "list page, cached", measured: milliseconds(median(cached)) },
			atMost("list page, cached, beside the bare Worker with cache", ratio, 1.3, times),
			{
				figure: "list page, uncached, the cloud in another process",
				measured: milliseconds(median(uncached)),
			},
			{
				figure: "list page, uncached, beside the bare Worker",
				measured: times(median(uncached) / median(bareMemory)),
			},
		];
	} finally {
		await Promise.all([storefront.stop(), fromMemory.stop(), fromCache.stop()]);
	}
}

/** List pages of the same kind, each asked for once: what is not cached must be another page. */
function uncachedPaths(): string[] {
	const categories = [
		"women",
		"women/dresses",
		"women/knitwear",
		"women/coats",
		"men",
		"men/shirts",
		"shoes",
		"bags",
		"accessories",
		"home",
	];
	const sorts = ["price-low-to-high", "price-high-to-low", "new-in", "best-matches"];
	const locales = ["en-de", "en-fr", "en-es", "en-nl", "en-be", "en-at", "en-pt", "en-ie"];
	return locales.flatMap((locale) =>
		sorts.flatMap((sort) => categories.map((category) => `/${locale}/${category}?srule=${sort}`)),
	);
}

const repeat = (paths: string[], count: number): string[] =>
	Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? "");

/** Milliseconds of CPU for each request. */
async function perRequest(worker: Running, paths: string[], expected?: "hit" | "miss"): Promise<number> {
	const before = cpuOf(worker.pid);
	const { answered, statuses } = await load(worker, paths, expected);
	if (answered < paths.length * 0.6)
		throw new Error(
			`Only ${answered} of ${paths.length} requests were a ${expected}: ${[...statuses].join(", ")}`,
		);
	return (cpuOf(worker.pid) - before) / paths.length;
}

/** Four at a time. Counts the answers that are what they should be. */
async function load(
	worker: Running,
	paths: string[],
	expected?: "hit" | "miss",
): Promise<{ answered: number; statuses: Set<string> }> {
	const queue = [...paths];
	const statuses = new Set<string>();
	let answered = 0;
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
				const response = await fetch(worker.origin + path, { headers: HEADERS });
				await response.arrayBuffer();
				const timing = response.headers.get("server-timing") ?? "";
				if (response.status === 200 && (!expected || timing.includes(expected))) answered++;
				else statuses.add(`${response.status} ${path} ${timing}`.slice(0, 120));
			}
		}),
	);
	return { answered, statuses };
}
