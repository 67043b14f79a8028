import { beforeEach, describe, expect, test } from "vitest";
import { bumpGeneration, readGeneration } from "./generation.ts";
import {
	NotAPage,
	type RenderedPage,
	type ServedPage,
	storedNotFound,
	throughPageCache,
} from "./page-cache.ts";
import { type PageAddress, pageKey } from "./page-key.ts";
import { knownPages } from "./page-store.ts";
import { PRIVATE, pageCacheControl } from "./policies.ts";
import { newIsolate, testContext } from "./testing.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const address = (over: Partial<PageAddress> = {}): PageAddress => ({
	origin: "https://shop.example",
	locale: { siteId: `site-${count}`, country: "IT", language: "en" },
	device: "mobile",
	path: "/women",
	search: "",
	form: "html",
	...over,
});
const page = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
	status: 200,
	headers: { "content-type": "text/html" },
	body: new Blob([text]),
	scriptHashes: ["sha256-x"],
	policy: { scope: "shared", fresh: 60, stale: 300, tags: ["list"] },
	...over,
});
const stream = (text: string): ReadableStream<Uint8Array> => {
	const body = new Response(text).body;
	if (!body) throw new Error("no body");
	return body;
};
const seen = async (served: ServedPage): Promise<string> =>
	`${served.cache} ${served.status} ${await new Response(served.body).text()}`;

test("a page is rendered once, then served as bytes from memory, then from the location's cache", async () => {
	const { cx, settled, later } = testContext();
	expect(await seen(await throughPageCache(cx, address(), async () => page("one")))).toBe("miss 200 one");
	later(10);
	const second = await throughPageCache(cx, address({ search: "?utm_source=x" }), async () => page("two"));
	expect(second).toMatchObject({
		age: 10,
		fresh: 50,
		stale: 300,
		scriptHashes: ["sha256-x"],
		headers: { "content-type": "text/html" },
	});
	expect(await seen(second)).toBe("hit 200 one");
	await settled();
	newIsolate();
	expect(await seen(await throughPageCache(cx, address(), async () => page("three")))).toBe("hit 200 one");
});

test("memory keeps a page that is requested again, and a page that the location does not keep", async () => {
	const { cx, settled } = testContext();
	const emptyLocation = async () => {
		await settled();
		const key = pageKey(address(), await readGeneration(cx, address().locale.siteId), cx.build);
		expect(await (await caches.open("pages")).delete(`https://pages.internal/${key}`)).toBe(true);
	};
	const ask = async (text: string) => seen(await throughPageCache(cx, address(), async () => page(text)));
	expect(await ask("one")).toBe("miss 200 one");
	await emptyLocation();
	expect(await ask("two")).toBe("miss 200 two");
	await emptyLocation();
	expect(await ask("three")).toBe("hit 200 two");
	newIsolate();
	expect(await ask("four")).toBe("miss 200 four");
	await settled();
	expect(await ask("five")).toBe("hit 200 four");
	await emptyLocation();
	expect(await ask("six")).toBe("hit 200 four");
});

test("a streamed page is sent at once and cached whole", async () => {
	const { cx, settled } = testContext();
	expect(
		await seen(await throughPageCache(cx, address(), async () => page("", { body: stream("streamed") }))),
	).toBe("miss 200 streamed");
	await settled();
	expect(await seen(await throughPageCache(cx, address(), async () => page("other")))).toBe(
		"hit 200 streamed",
	);
});

test("a failed stream is not cached", async () => {
	const { cx, settled } = testContext();
	await seen(
		await throughPageCache(cx, address(), async () =>
			page("", { body: stream("half"), complete: Promise.reject(new Error("render")) }),
		),
	);
	await settled();
	expect(await seen(await throughPageCache(cx, address(), async () => page("whole")))).toBe("miss 200 whole");
});

// proves cache-11
test("an outdated page is served while a new page is rendered", async () => {
	const { cx, settled, later } = testContext();
	await throughPageCache(cx, address(), async () => page("one"));
	later(61);
	expect(
		await seen(await throughPageCache(cx, address(), async () => page("", { body: stream("two") }))),
	).toBe("stale 200 one");
	await settled();
	expect(await seen(await throughPageCache(cx, address(), async () => page("three")))).toBe("hit 200 two");
});

// proves cache-11
describe("when rendering fails", () => {
	test.each<[string, () => Promise<RenderedPage>]>([
		["by throwing", () => Promise.reject(new Error("down"))],
		["with a 503 page", async () => page("sorry", { status: 503, policy: PRIVATE })],
	])("%s, an outdated page stands in", async (_, fail) => {
		const { cx, later } = testContext();
		await throughPageCache(cx, address(), async () => page("one"));
		later(3600);
		expect(await seen(await throughPageCache(cx, address(), fail))).toBe("stale 200 one");
		// The failed page is not requested again for ten seconds.
		expect(await seen(await throughPageCache(cx, address(), async () => page("two")))).toBe("stale 200 one");
		later(11);
		expect(await seen(await throughPageCache(cx, address(), async () => page("two")))).toBe("miss 200 two");
	});

	test("the failure is the response if there is no older page, and is not cached", async () => {
		const { cx } = testContext();
		await expect(throughPageCache(cx, address(), () => Promise.reject(new Error("down")))).rejects.toThrow(
			"down",
		);
		const sorry = page("sorry", { status: 503 });
		expect(await seen(await throughPageCache(cx, address(), async () => sorry))).toBe("miss 503 sorry");
		expect(await seen(await throughPageCache(cx, address(), async () => page("one")))).toBe("miss 200 one");
	});
});

describe("an address that was a page", () => {
	test.each<[string, () => Promise<RenderedPage>]>([
		["is gone", async () => page("gone", { status: 404 })],
		["is private now", async () => page("mine", { policy: PRIVATE })],
		["has moved", () => Promise.reject(new NotAPage("redirected"))],
	])("%s: the old one is served once at most", async (_, render) => {
		const { cx, later, settled } = testContext();
		await throughPageCache(cx, address(), async () => page("one"));
		await settled();
		later(61);
		expect(await seen(await throughPageCache(cx, address(), render))).toBe("stale 200 one");
		await settled();
		expect(await seen(await throughPageCache(cx, address(), async () => page("two")))).toBe("miss 200 two");
	});

	test("a move is not replaced by an outdated page", async () => {
		const { cx, later } = testContext();
		await throughPageCache(cx, address(), async () => page("one"));
		later(86_400);
		await expect(
			throughPageCache(cx, address(), () => Promise.reject(new NotAPage("redirected"))),
		).rejects.toThrow("redirected");
	});
});

// proves cache-1
describe("responses that are never cached", () => {
	test.each<[string, Partial<RenderedPage>]>([
		["a private page", { policy: PRIVATE }],
		["a page that sets a cookie", { headers: { "Set-Cookie": "a=1" } }],
		["a redirect", { status: 301 }],
		["an error", { status: 500 }],
		["a page without lifetime", { policy: { scope: "shared", fresh: 0, stale: 60, tags: [] } }],
	])("%s", async (_, over) => {
		const { cx, settled } = testContext();
		await throughPageCache(cx, address(), async () => page("one", over));
		await settled();
		expect(await seen(await throughPageCache(cx, address(), async () => page("two")))).toBe("miss 200 two");
	});

	test("a private page is never shared with a concurrent request", async () => {
		const { cx } = testContext();
		let renders = 0;
		const render = async () => page(`basket ${++renders}`, { policy: PRIVATE });
		const both = await Promise.all([
			throughPageCache(cx, address(), render),
			throughPageCache(cx, address(), render),
		]);
		expect(await Promise.all(both.map(seen))).toEqual(["private 200 basket 1", "private 200 basket 2"]);
	});

	test("a page with a fault, or past the cache", async () => {
		const { cx } = testContext();
		await throughPageCache({ ...cx, fault: "slow" }, address(), async () => page("one"));
		expect(
			await seen(await throughPageCache({ ...cx, bypass: true }, address(), async () => page("two"))),
		).toBe("bypass 200 two");
		expect(await seen(await throughPageCache(cx, address(), async () => page("three")))).toBe(
			"miss 200 three",
		);
		expect(
			await seen(await throughPageCache({ ...cx, fault: "slow" }, address(), async () => page("four"))),
		).toBe("hit 200 three");
	});
});

// proves cache-12
test("concurrent requests for a page wait for one rendering", async () => {
	const { cx } = testContext();
	let renders = 0;
	const render = async () => page(`list ${++renders}`);
	const both = await Promise.all([
		throughPageCache(cx, address(), render),
		throughPageCache(cx, address(), render),
	]);
	expect(await Promise.all(both.map(seen))).toEqual(["miss 200 list 1", "hit 200 list 1"]);
});

// proves cache-3
test("unknown addresses share one not-found page per locale, each for its full lifetime", async () => {
	const { cx, later } = testContext();
	const render = async () =>
		(await storedNotFound(cx, address())) ??
		page("nothing here", { status: 404, policy: { scope: "shared", fresh: 300, stale: 0, tags: [] } });
	expect(await seen(await throughPageCache(cx, address({ path: "/x1" }), render))).toBe(
		"miss 404 nothing here",
	);
	later(200);
	const second = await throughPageCache(cx, address({ path: "/x2" }), render);
	expect([second.fresh, second.age]).toEqual([300, 0]);
	expect(await seen(second)).toBe("hit 404 nothing here");
	const site = `site-${count}`;
	expect(knownPages(site, await readGeneration(cx, site))).toHaveLength(1);
	later(101);
	expect(await seen(await throughPageCache(cx, address({ path: "/x3" }), render))).toBe(
		"miss 404 nothing here",
	);
});

// proves cache-10
test("a purge removes the site's pages, and no other site's", async () => {
	const { cx } = testContext();
	const other = address({ locale: { siteId: "other", country: "US", language: "en" } });
	await throughPageCache(cx, address(), async () => page("one"));
	await throughPageCache(cx, other, async () => page("other"));
	await bumpGeneration(cx, `site-${count}`);
	expect(await seen(await throughPageCache(cx, address(), async () => page("two")))).toBe("miss 200 two");
	expect(await seen(await throughPageCache(cx, other, async () => page("three")))).toBe("hit 200 other");
});

// proves cache-7
test("private pages forbid storing, and shared pages allow edge caches only", () => {
	expect(pageCacheControl({ scope: "private", fresh: 60 })).toBe("private, no-store");
	expect(pageCacheControl({ scope: "shared", fresh: 604_800 })).toBe(
		"public, max-age=0, s-maxage=604800, must-revalidate",
	);
});
