import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { writeAudienceCookie } from "../worker/request/audience/audience-cookie.ts";
import { HEADERS, load, perRequest } from "./lib/load.ts";
import { type Running, startBare, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

const LIST = "/en-it/women/dresses";
const ROUNDS = 3;
const ARTICLE = "/en-it/about";
const SITE = "vetrina-eu";

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
		const groups = await measureGroups(storefront);
		const ratio = median(cachedTimes) / median(bareCache);
		return [
			{
				figure: `bare Worker, same ${(bytes.length / 1000).toFixed(0)} kB from memory`,
				measured: milliseconds(median(bareMemory)),
			},
			{ figure: "bare Worker, same bytes from the edge cache", measured: milliseconds(median(bareCache)) },
			{ figure: "list page, cached", measured: milliseconds(median(cachedTimes)) },
			...groups,
			atMost("list page, cached, against the bare Worker with cache", ratio, 1.3, times),
		];
	} finally {
		await Promise.all([storefront.stop(), fromMemory.stop(), fromCache.stop()]);
	}
}

/** Compares a cached page for customers without groups and of many, in turns, and for guests, who send no cookies. */
async function measureGroups(storefront: Running): Promise<Figure[]> {
	const owner = { siteId: SITE, usid: "bench" };
	const writeCookies = async (count: number): Promise<string> => {
		const groups = Array.from({ length: count }, (_, at) => `group-${at}`);
		const clock = { secure: false, now: Date.now() };
		const [audience = ""] = (
			await writeAudienceCookie(ensureSecrets().storefront.SESSION_KEY ?? "", owner, { groups }, clock)
		).split(";");
		return [`usid_${SITE}=${owner.usid}`, `cc-nx_${SITE}=bench`, audience].join("; ");
	};
	const paths = repeat([ARTICLE], 1000);
	const cookies = [undefined, await writeCookies(0), await writeCookies(50)];
	const shoppers = cookies.map((cookie) => ({
		headers: cookie === undefined ? HEADERS : { ...HEADERS, cookie },
		durations: [] as number[],
	}));
	await load(storefront, paths.slice(0, 300));
	for (let round = 0; round < 2 * ROUNDS; round++)
		for (const { headers, durations } of shoppers)
			durations.push(await perRequest(storefront, paths, "hit", headers));
	const [guest = 0, none = 0, fifty = 0] = shoppers.map(({ durations }) => median(durations));
	return [
		{ figure: "article, cached, for a guest", measured: milliseconds(guest) },
		{
			figure: "article, cached, for a customer of no groups",
			measured: `${times(none / guest)} ${milliseconds(none)}`,
		},
		atMost("article, cached, for a customer of 50 groups against one of none", fifty / none, 1.1, times),
	];
}

const repeat = (paths: string[], count: number): string[] =>
	Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? "");
