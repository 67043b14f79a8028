import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { loadCached } from "./cached.ts";
import { bumpGeneration, readGeneration } from "./generation.ts";
import { throughPageCache } from "./page-cache.ts";
import { newIsolate, testContext } from "./testing.ts";

const kv = (env as unknown as { CACHE: KVNamespace }).CACHE;
let count = 0;
let site = "";
beforeEach(() => {
	site = `catalogue-${++count}`;
	newIsolate();
});

/** Fakes a shop whose platform reports since when its catalogue is live, and counts these requests. */
const shop = () => {
	const context = testContext();
	const platform: { since: number | null | undefined; isDown: boolean; asked: number; loads: number } = {
		since: context.cx.now() - 60_000,
		isDown: false,
		asked: 0,
		loads: 0,
	};
	context.cx.catalogueSince = async () => {
		platform.asked++;
		if (platform.isDown) throw new Error("down");
		return platform.since;
	};
	const load = async (): Promise<string> => {
		platform.loads++;
		if (platform.isDown) throw new Error("down");
		return `catalogue of ${platform.since}`;
	};
	const { cx, settled } = context;
	const menu = async () => {
		const { value, status } = await loadCached(cx, {
			site,
			key: "menu",
			policy: { kind: "content", fresh: 3600, stale: 86_400 },
			load: async () => ({ value: await load() }),
		});
		await settled();
		return `${status}: ${value}`;
	};
	const page = async () => {
		const served = await throughPageCache(
			cx,
			{
				origin: "https://shop.example",
				locale: { siteId: site, country: "IT", language: "en" },
				device: "mobile",
				path: "/lamps",
				search: "",
				form: "html",
			},
			async () => ({
				status: 200,
				headers: {},
				body: new Blob([await load()]),
				policy: { scope: "shared", fresh: 3600, stale: 86_400, tags: [] },
			}),
		);
		const text = await new Response(served.body).text();
		await settled();
		return `${served.cache}: ${text}`;
	};
	return { ...context, platform, menu, page };
};

test("a new catalogue is noticed within five seconds, without a purge", async () => {
	const { cx, later, platform, menu, page } = shop();
	await menu();
	await page();
	expect([await menu(), await page()]).toEqual([
		`hit: catalogue of ${platform.since}`,
		`hit: catalogue of ${platform.since}`,
	]);
	platform.since = cx.now() + 1000;
	later(2);
	// This response is still the old one, because the platform is asked in the background.
	await menu();
	expect([await menu(), await page()]).toEqual([
		`hit: catalogue of ${platform.since}`,
		`miss: catalogue of ${platform.since}`,
	]);
});

test("the first request after a pause notices a new catalogue, too", async () => {
	const { cx, later, platform, menu } = shop();
	await menu();
	platform.since = cx.now() + 1000;
	later(60);
	expect(await menu()).toBe(`miss: catalogue of ${platform.since}`);
});

test("a slow check of the catalogue delays no page", async () => {
	const { cx, later, platform, menu } = shop();
	const before = await menu();
	const { promise, resolve } = Promise.withResolvers<number>();
	cx.catalogueSince = () => promise;
	later(3);
	expect((await loadCached(cx, specOf("menu"))).value).toBe(before.slice("miss: ".length));
	later(30);
	expect((await loadCached(cx, specOf("menu"))).status).toBe("hit");
	resolve(platform.since ?? 0);
});
const specOf = (key: string) => ({
	site,
	key,
	policy: { kind: "content", fresh: 3600, stale: 86_400 },
	load: () => Promise.reject(new Error("not to be loaded")),
});

test("the platform is asked at most every two seconds, however many pages are requested", async () => {
	const { later, settled, platform, cx } = shop();
	for (let second = 0; second < 10; second++) {
		await Promise.all(Array.from({ length: 20 }, () => readGeneration(cx, site)));
		await settled();
		later(1);
	}
	expect(platform.asked).toBe(5);
});

test("KV is written once for an import, and the next isolate begins with it", async () => {
	const { cx, settled, later, platform } = shop();
	const generation = await readGeneration(cx, site);
	await settled();
	expect(generation).toBe(Number(platform.since).toString(36));
	expect(await kv.get(`generation/${site}`)).toMatch(new RegExp(`^${generation}\\b`));
	later(10);
	newIsolate();
	platform.isDown = true;
	expect(await readGeneration(cx, site)).toBe(generation);
});

test("the previous catalogue is served while the platform fails after an import", async () => {
	const { cx, later, settled, platform, menu, page } = shop();
	await menu();
	await page();
	const old = `stale: catalogue of ${platform.since}`;
	platform.since = cx.now() + 1000;
	later(3);
	await readGeneration(cx, site);
	await settled();
	platform.isDown = true;
	expect([await menu(), await page()]).toEqual([old, old]);
	const { loads } = platform;
	// The failed load is not repeated for ten seconds.
	expect([await menu(), await page()]).toEqual([old, old]);
	expect(platform.loads).toBe(loads);
	platform.isDown = false;
	later(11);
	expect([await menu(), await page()]).toEqual([
		`miss: catalogue of ${platform.since}`,
		`miss: catalogue of ${platform.since}`,
	]);
});

test("a purge after an import removes the previous catalogue", async () => {
	const { cx, later, settled, platform, menu } = shop();
	await menu();
	platform.since = cx.now() + 1000;
	later(3);
	await readGeneration(cx, site);
	await settled();
	later(1);
	await bumpGeneration(cx, site);
	platform.isDown = true;
	await expect(menu()).rejects.toThrow("down");
});

test("a purge is not undone by another isolate that notices an import later", async () => {
	const { cx, later, settled, platform } = shop();
	await readGeneration(cx, site);
	later(10);
	const purged = await bumpGeneration(cx, site);
	// An isolate that has not heard of the purge writes its own generation.
	await kv.put(`generation/${site}`, Number(platform.since).toString(36));
	later(61);
	expect(await readGeneration(cx, site)).toBe(purged);
	await settled();
	expect(await kv.get(`generation/${site}`)).toBe(purged);
});

test("a platform without catalogue generations is not asked for minutes", async () => {
	const { cx, later, settled, platform } = shop();
	platform.since = undefined;
	for (let minute = 0; minute < 10; minute++) {
		expect(await readGeneration(cx, site)).toBe("0");
		await settled();
		later(60);
	}
	expect(platform.asked).toBe(2);
});
