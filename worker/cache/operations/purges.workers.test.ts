import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadCached } from "../cached.ts";
import { type RenderedPage, throughPageCache } from "../page-cache.ts";
import type { PageAddress } from "../page-key.ts";
import { testContext as context, newIsolate } from "../testing.ts";
import { isPurged, purgeTags, readPurges, writePageTag } from "./purges.ts";
import type { OperationsContext } from "./reach-site.ts";
import { addPurge, type StoredPurges } from "./stored-purges.ts";

const testContext = () => context() as ReturnType<typeof context> & { cx: OperationsContext };
let count = 0;
const site = () => `purged-${count}`;

/** Milliseconds: the first call of an object loads the whole Worker, whose entry exports its class. */
const LOADED = 120_000;
beforeAll(() => purgeTags(testContext().cx, "first", ["x"]), LOADED);
beforeEach(() => {
	count++;
	newIsolate();
});

const address = (over: Partial<PageAddress> = {}): PageAddress => ({
	origin: "https://shop.example",
	locale: { siteId: site(), country: "IT", language: "en" },
	device: "mobile",
	path: "/women",
	search: "",
	form: "html",
	...over,
});
const page = (text: string, ...tags: string[]): RenderedPage => ({
	status: 200,
	headers: {},
	body: new Blob([text]),
	policy: { scope: "shared", fresh: 600, stale: 600, tags },
});
const visit = async (cx: OperationsContext, to: Partial<PageAddress>, rendered: RenderedPage) => {
	const { cache, body } = await throughPageCache(cx, address(to), async () => rendered);
	return `${cache} ${await new Response(body).text()}`;
};
const value = (cx: OperationsContext, key: string, tags: string[], loaded: string) =>
	loadCached(cx, {
		site: site(),
		key,
		tags,
		policy: { kind: "config", fresh: 600, stale: 600 },
		load: async () => ({ value: loaded }),
	});

describe("a purge by tag", () => {
	// proves ops-3
	test("is over at once for pages and values that carry the tag, in memory and where they are stored", async () => {
		const { cx, settled } = testContext();
		await visit(cx, {}, page("dresses 1", "category:dresses"));
		await visit(cx, { path: "/bags" }, page("bags 1", "category:bags"));
		await value(cx, "a", ["category:dresses"], "a 1");
		await value(cx, "b", [], "b 1");
		await settled();
		await purgeTags(cx, site(), ["category:dresses"]);
		expect(await visit(cx, {}, page("dresses 2", "category:dresses"))).toBe("miss dresses 2");
		expect(await visit(cx, { path: "/bags" }, page("bags 2"))).toBe("hit bags 1");
		expect((await value(cx, "a", ["category:dresses"], "a 2")).value).toBe("a 2");
		expect((await value(cx, "b", [], "b 2")).value).toBe("b 1");
		await settled();
		// Pages that were stored after the purge are served, in another isolate as well.
		newIsolate();
		expect(await visit(cx, {}, page("dresses 3", "category:dresses"))).toBe("hit dresses 2");
		expect((await value(cx, "a", ["category:dresses"], "a 3")).value).toBe("a 2");
	});

	// proves ops-3
	test("leaves nothing that stands in while the platform fails", async () => {
		const { cx, settled } = testContext();
		await visit(cx, {}, page("one", "home"));
		await settled();
		await purgeTags(cx, site(), ["home"]);
		const failing = throughPageCache(cx, address(), () => Promise.reject(new Error("down")));
		await expect(failing).rejects.toThrow("down");
	});

	// proves ops-3
	test("of an address drops each of its renderings, and no other address's", async () => {
		const { cx, settled } = testContext();
		const renderings: Partial<PageAddress>[] = [
			{},
			{ device: "desktop" },
			{ form: "json" },
			{ origin: "https://other.example" },
			{ path: "/women/dresses" },
			{ locale: { siteId: site(), country: "FR", language: "fr" } },
		];
		for (const to of renderings) await visit(cx, to, page("1"));
		await settled();
		await purgeTags(cx, site(), [writePageTag(address({ path: "/women/" }))]);
		const after = [];
		for (const to of renderings) after.push(await visit(cx, to, page("2")));
		expect(after).toEqual(["miss 2", "miss 2", "miss 2", "miss 2", "hit 1", "hit 1"]);
	});

	// proves ops-3
	test("reaches what an isolate stores that has not noticed it, once it is noticed", async () => {
		const { cx, later, settled } = testContext();
		await readPurges(cx, site());
		// Another location purges.
		const number = 1;
		await cx.env.CACHE.put(
			`purges/${site()}`,
			JSON.stringify({ number, floor: 0, tags: [["home", number, cx.now()]] }),
		);
		await visit(cx, {}, page("from old values", "home"));
		await settled();
		expect(await visit(cx, {}, page("new", "home"))).toBe("hit from old values");
		later(31);
		expect(await visit(cx, {}, page("new", "home"))).toBe("miss new");
	});

	// proves ops-3
	test("during a rendering is not lost: the next request renders again", async () => {
		const { cx, settled } = testContext();
		const rendering = Promise.withResolvers<RenderedPage>();
		const first = throughPageCache(cx, address(), () => rendering.promise);
		await readPurges(cx, site());
		await purgeTags(cx, site(), ["home"]);
		const second = visit(cx, {}, page("after", "home"));
		rendering.resolve(page("before", "home"));
		await first;
		expect(await second).toBe("miss after");
		await settled();
	});
});

const EMPTY: StoredPurges = { number: 0, floor: 0, tags: [] };
const asKnown = ({ number, floor, tags }: StoredPurges) => ({
	number,
	floor,
	byTag: new Map(tags.map(([tag, of]) => [tag, of])),
});

// proves ops-3
test("purges count on, forget what no store can hold any more, and drop everything rather than too little", () => {
	const day = 86_400_000;
	const first = addPurge(EMPTY, ["a", "b"], 0);
	const second = addPurge(first, ["b"], day);
	expect(second).toEqual({
		number: 2,
		floor: 0,
		tags: [
			["a", 1, 0],
			["b", 2, day],
		],
	});
	expect(addPurge(second, ["c"], 16 * day).tags.map(([tag]) => tag)).toEqual(["b", "c"]);
	const many = Array.from({ length: 501 }, (_, index) => `t${index}`);
	const full = addPurge(second, many, day);
	expect(full).toEqual({ number: 3, floor: 3, tags: [] });
	expect([2, 3].map((known) => isPurged(asKnown(full), known, () => []))).toEqual([true, false]);
	expect(["a", "b"].map((tag) => isPurged(asKnown(second), 1, () => [tag]))).toEqual([false, true]);
	expect(isPurged(asKnown(first), undefined, () => ["a"])).toBe(true);
});
