const USER_AGENTS = {
	phone:
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Vetrina-Warm",
	computer: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Vetrina-Warm",
} as const;

export type WarmOptions = {
	origin: string;
	/** Requests each second, at most. */
	rate: number;
};
export type WarmResult = {
	asked: number;
	byCache: Record<string, number>;
	/** Pages that failed, with their status. */
	failed: string[];
	/** The data centres that responded. Caches of others stay cold. */
	locations: string[];
	slowest: number;
};

const readXml = async (url: string): Promise<string[]> => {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
	return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = ""]) =>
		href.replaceAll("&amp;", "&"),
	);
};

/**
 * Returns the addresses of the shop's sitemaps, in turns by locale: a sitemap begins with home and categories, so each locale's come before
 * the products of any.
 */
export async function listSitemapPages(origin: string, most: number): Promise<string[]> {
	const robots = await fetch(new URL("/robots.txt", origin));
	const indexes = [...(await robots.text()).matchAll(/^sitemap:\s*(\S+)/gim)].map(([, href = ""]) => href);
	const here = (href: string): string => {
		const { pathname, search } = new URL(href);
		return new URL(pathname + search, origin).href;
	};
	const sitemaps = (await Promise.all(indexes.map((href) => readXml(here(href))))).flat();
	const lists = await Promise.all(sitemaps.map((href) => readXml(here(href))));
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	const inTurns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
	return [...new Set(inTurns.map(here))].slice(0, most);
}

/** Requests each page as a phone and as a computer, which have pages of their own (cache-6), no faster than the rate (ops-11). */
export async function warmPages(pages: readonly string[], options: WarmOptions): Promise<WarmResult> {
	const result: WarmResult = { asked: 0, byCache: {}, failed: [], locations: [], slowest: 0 };
	const beganAt = performance.now();
	const waiting: Promise<void>[] = [];
	for (const page of pages)
		for (const userAgent of Object.values(USER_AGENTS)) {
			const dueAt = beganAt + (result.asked++ * 1000) / options.rate;
			const wait = dueAt - performance.now();
			if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
			waiting.push(warm(page, userAgent, result));
		}
	await Promise.all(waiting);
	return result;
}

async function warm(page: string, userAgent: string, result: WarmResult): Promise<void> {
	const startedAt = performance.now();
	try {
		const response = await fetch(page, { headers: { "user-agent": userAgent, accept: "text/html" } });
		await response.arrayBuffer();
		const cache = /cache;desc="?(\w+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "none";
		result.byCache[cache] = (result.byCache[cache] ?? 0) + 1;
		const location = response.headers.get("cf-ray")?.split("-")[1];
		if (location && !result.locations.includes(location)) result.locations.push(location);
		if (!response.ok) result.failed.push(`${response.status} ${page}`);
	} catch (error) {
		result.failed.push(`${(error as Error).message} ${page}`);
	}
	result.slowest = Math.max(result.slowest, Math.round(performance.now() - startedAt));
}

/** Prints the outcome, and which caches it leaves cold. */
export function printWarming({ asked, byCache, failed, locations, slowest }: WarmResult): void {
	const counts = Object.entries(byCache).map(([cache, count]) => `${count} ${cache}`);
	console.log(
		`Warmed: ${asked} requests (${counts.join(", ") || "none answered"}), the slowest ${slowest} ms.`,
	);
	console.log(
		locations.length > 0
			? `Pages are kept for each location; these are warm: ${locations.join(", ")}.`
			: "Pages are kept for each location; the responses name none.",
	);
	for (const line of failed.slice(0, 20)) console.log(`  failed: ${line}`);
	if (failed.length > 20) console.log(`  and ${failed.length - 20} more`);
}
