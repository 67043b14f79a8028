import { performance } from "node:perf_hooks";
import { listDepartments, listPictures } from "../scripts/lib/pictures/warm-pictures.ts";
import { HEADERS } from "./lib/load.ts";
import { type Running, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, percentile } from "./lib/table.ts";

export const PICTURE_HEADERS = { ...HEADERS, accept: "text/html,image/avif,image/webp,*/*;q=0.8" };
const BUDGET_MS = 1000;
const PER_DEPARTMENT = 4;

/**
 * Measures a picture's first request (drawn, lit, encoded, stored) and its second: products of every department, the most expensive close
 * view, and compositions.
 */
export async function measurePictures(cloud: Running): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	try {
		const { tiles, details, compositions } = await collect(storefront.origin);
		await take(writeSizedUrl(storefront.origin, tiles.pop() ?? "", 360));
		const figures: Figure[] = [];
		for (const [name, paths, width] of [
			["a product at 720 px", tiles, 720],
			["a product at 1,600 px", tiles.filter((_, at) => at % 3 === 0), 1600],
			["a detail at 1,600 px", details, 1600],
			["a composition at 1,600 px", compositions, 1600],
		] as const) {
			const first: number[] = [];
			const again: number[] = [];
			for (const path of paths) {
				const url = writeSizedUrl(storefront.origin, path, width);
				first.push(await take(url));
				again.push(await take(url));
			}
			figures.push(
				{ figure: `${name}, first time, median of ${paths.length}`, measured: milliseconds(median(first)) },
				atMost(`${name}, first time, p95`, percentile(first, 0.95), BUDGET_MS, milliseconds),
				{ figure: `${name}, afterwards, median`, measured: milliseconds(median(again)) },
			);
		}
		return figures;
	} finally {
		await storefront.stop();
	}
}

export async function collect(
	origin: string,
): Promise<Record<"tiles" | "details" | "compositions", string[]>> {
	const home = await read(`${origin}/en-it/`);
	const tiles = new Set<string>();
	const details = new Set<string>();
	const compositions = new Set<string>();
	for (const path of listDepartments(home)) {
		const list = await read(origin + path);
		const pictures = listAddresses(list);
		const product = /href="([^"]+\.html)"/.exec(list)?.[1];
		for (const url of product ? listAddresses(await read(origin + product)) : [])
			if (url.includes("/detail-")) details.add(url);
		const isComposition = (url: string) => url.includes("/editorial/");
		for (const url of [...pictures].filter((url) => !isComposition(url)).slice(0, PER_DEPARTMENT))
			tiles.add(url);
		for (const url of [...pictures].filter(isComposition)) compositions.add(url);
	}
	if (tiles.size === 0 || details.size === 0 || compositions.size === 0)
		throw new Error("The lists lack tiles, close views or compositions to measure");
	return { tiles: [...tiles], details: [...details], compositions: [...compositions] };
}

const listAddresses = (html: string): Set<string> =>
	new Set(listPictures(html).map((url) => url.split("?")[0] ?? url));

const writeSizedUrl = (origin: string, path: string, width: number): string => `${origin}${path}?sw=${width}`;

async function read(url: string): Promise<string> {
	return (await fetch(url, { headers: PICTURE_HEADERS })).text();
}

async function take(url: string): Promise<number> {
	const since = performance.now();
	const response = await fetch(url, { headers: PICTURE_HEADERS });
	const { byteLength } = await response.arrayBuffer();
	if (!response.ok || byteLength === 0) throw new Error(`${response.status} for ${url}`);
	return performance.now() - since;
}
