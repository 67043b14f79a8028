import { HEADERS, load, perRequest } from "./lib/load.ts";
import { type Running, startBare, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

const LIST = "/en-it/women/dresses";
const ROUNDS = 3;

/** Measures the storefront's CPU for a cached list page, compared with a bare Worker that sends the same bytes. */
export async function measureCached(cloud: Running): Promise<Figure[]> {
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
		const cachedTimes: number[] = [];
		const bareMemory: number[] = [];
		const bareCache: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			cachedTimes.push(await perRequest(storefront, cachedPaths, "hit"));
			bareMemory.push(await perRequest(fromMemory, cachedPaths));
			bareCache.push(await perRequest(fromCache, cachedPaths));
		}
		const ratio = median(cachedTimes) / median(bareCache);
		return [
			{
				figure: `bare Worker, same ${(bytes.length / 1000).toFixed(0)} kB from memory`,
				measured: milliseconds(median(bareMemory)),
			},
			{ figure: "bare Worker, same bytes from the edge cache", measured: milliseconds(median(bareCache)) },
			{ figure: "list page, cached", measured: milliseconds(median(cachedTimes)) },
			atMost("list page, cached, against the bare Worker with cache", ratio, 1.3, times),
		];
	} finally {
		await Promise.all([storefront.stop(), fromMemory.stop(), fromCache.stop()]);
	}
}

const repeat = (paths: string[], count: number): string[] =>
	Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? "");
