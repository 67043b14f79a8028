import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	type Audience,
	choosePersonalised,
	listBlocks,
	type Personalised,
	writeChoices,
} from "../../shared/domain/content/personalised.ts";
import type { CacheContext } from "./cache-context.ts";
import { createContentReads } from "./content/content-reads.ts";
import { type RenderedPage, type ServedPage, throughPageCache } from "./page-cache.ts";
import type { PageAddress } from "./page-key.ts";
import { newIsolate, testContext } from "./testing.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
afterEach(() => {
	vi.restoreAllMocks();
});
const address = (): PageAddress => ({
	origin: "https://shop.example",
	locale: { siteId: `variants-${count}`, country: "IT", language: "en" },
	device: "mobile",
	path: "/women",
	search: "",
	form: "html",
});
type Content = Personalised & { id: string };
const VIP = { id: "vip", shownTo: { block: "b", groups: ["VIP"] } };
const PRESS = { id: "press", shownTo: { block: "b", groups: ["press"] } };
const OTHERS = { id: "others", shownTo: { block: "b" } };
const manyGroups = (count: number) => Array.from({ length: count }, (_, at) => `group-${at}`);

/** Asks for a page with the contents, as a loader would load it. */
const createShop = (contents: () => readonly Content[] = () => [VIP, PRESS, OTHERS]) => {
	const clock = testContext();
	let renderings = 0;
	const ask = async (audience: Audience, more: Partial<CacheContext> = {}): Promise<ServedPage> => {
		const content = createContentReads();
		const cx: CacheContext = { ...clock.cx, content, audience: async () => audience, ...more };
		return throughPageCache(cx, address(), async (): Promise<RenderedPage> => {
			renderings++;
			const blocks = listBlocks("sections", contents());
			for (const [key, conditions] of Object.entries(blocks)) content.blocks.set(key, conditions);
			content.isPersonalised = writeChoices(blocks, audience) !== "";
			const shown = choosePersonalised(contents(), audience).map(({ id }) => id);
			return {
				status: 200,
				headers: {},
				body: new Blob([shown.join()]),
				policy: { scope: "shared", fresh: 60, stale: 300, tags: [] },
			};
		});
	};
	const see = async (groups: readonly string[], more: Partial<Audience> = {}): Promise<string> => {
		const served = await ask({ groups, ...more });
		return `${served.cache} ${await new Response(served.body).text()}`;
	};
	return { ...clock, ask, see, countRenderings: () => renderings };
};

/** Counts the lookups of the Cache API and of KV during a call. */
const countReads = async (call: () => Promise<unknown>): Promise<number> => {
	const { CACHE } = env as unknown as CacheContext["env"];
	const cache = await caches.open("pages");
	vi.spyOn(caches, "open").mockResolvedValue(cache);
	const spies = [
		vi.spyOn(cache, "match"),
		vi.spyOn(CACHE, "get"),
		vi.spyOn(CACHE, "getWithMetadata"),
	] as const;
	await call();
	const reads = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
	vi.restoreAllMocks();
	return reads;
};

// proves cache-18
describe("a page without personalised content", () => {
	test("has one entry for shoppers of any groups, and never asks for them", async () => {
		const shop = createShop(() => [{ id: "everyone" }]);
		const audience = vi.fn(async () => ({ groups: manyGroups(50) }));
		await shop.ask({ groups: [] });
		for (const _ of [1, 2])
			expect(await shop.ask({ groups: [] }, { audience })).toMatchObject({
				cache: "hit",
				isPersonalised: false,
			});
		expect([shop.countRenderings(), audience.mock.calls.length]).toEqual([1, 0]);
	});

	test("is found by the same reads of cache and KV with 0 and with 50 groups", async () => {
		const shop = createShop(() => [{ id: "everyone" }]);
		await shop.see([]);
		await shop.settled();
		const reads: number[] = [];
		for (const groups of [[], manyGroups(50)]) {
			newIsolate();
			reads.push(await countReads(() => shop.see(groups)));
		}
		expect(reads[0]).toBeGreaterThan(0);
		expect(reads[1]).toBe(reads[0]);
		expect(shop.countRenderings()).toBe(1);
	});
});

// proves cache-18
describe("a page with personalised content", () => {
	test("has one entry for each choice, in any order of visits, also in another isolate", async () => {
		for (const first of [["VIP"], []]) {
			count++;
			const shop = createShop();
			const expected = (groups: readonly string[]) => (groups.includes("VIP") ? "vip" : "others");
			expect(await shop.see(first)).toBe(`miss ${expected(first)}`);
			await shop.see(["VIP"]);
			await shop.see([]);
			await shop.settled();
			for (const groups of [["VIP"], ["VIP", "press"], ["VIP", ...manyGroups(50)], [], manyGroups(50)]) {
				newIsolate();
				expect(await shop.see(groups)).toBe(`hit ${expected(groups)}`);
			}
			expect(shop.countRenderings()).toBe(2);
		}
	});

	test("is rendered and stored with the same reads as a page without", async () => {
		const reads: number[] = [];
		for (const contents of [[{ id: "everyone" }], [VIP, OTHERS]]) {
			count++;
			newIsolate();
			const shop = createShop(() => contents);
			reads.push(
				await countReads(async () => {
					await shop.see([]);
					await shop.settled();
				}),
			);
		}
		expect(reads[0]).toBeGreaterThan(0);
		expect(reads[1]).toBe(reads[0]);
	});

	test("is shared by other caches in the variant for everyone alone", async () => {
		const shop = createShop();
		for (const _ of ["miss", "hit"]) {
			expect((await shop.ask({ groups: ["VIP"] })).isPersonalised).toBe(true);
			expect((await shop.ask({ groups: [] })).isPersonalised).toBe(false);
		}
	});

	test("shows shoppers who ask at the same time each their own", async () => {
		const shop = createShop();
		const seen = await Promise.all([["VIP"], [], ["press"], ["VIP"], []].map((groups) => shop.see(groups)));
		expect(seen.map((text) => text.split(" ")[1])).toEqual(["vip", "others", "press", "vip", "others"]);
		for (const [groups, text] of [
			[["press"], "press"],
			[["VIP"], "vip"],
			[[], "others"],
		] as const)
			expect(await shop.see(groups)).toBe(`hit ${text}`);
	});

	test("follows a change of its conditions in all variants", async () => {
		let contents: Content[] = [VIP, OTHERS];
		const shop = createShop(() => contents);
		for (const groups of [[], ["VIP"], ["press"]]) await shop.see(groups);
		contents = [PRESS, VIP, OTHERS];
		shop.later(1000);
		for (const groups of [["VIP"], ["press"], []]) await shop.see(groups);
		for (const [groups, text] of [
			[["press"], "press"],
			[["press", "VIP"], "press"],
			[["VIP"], "vip"],
			[[], "others"],
		] as const)
			expect(await shop.see(groups)).toBe(`hit ${text}`);
	});

	test("is stored in a limited number of variants, and every shopper gets the right one", async () => {
		const groups = manyGroups(40);
		const shop = createShop(() => groups.map((id) => ({ id, shownTo: { block: "b", groups: [id] } })));
		const visit = async () => {
			const seen: string[] = [];
			for (const group of groups) seen.push(await shop.see([group]));
			return seen;
		};
		await visit();
		const seen = await visit();
		expect(seen.map((text) => text.split(" ")[1])).toEqual(groups);
		expect(seen.filter((text) => text.startsWith("hit"))).toHaveLength(32);
	});

	test("stands in with the variant for everyone while the platform fails", async () => {
		const shop = createShop();
		await shop.see([]);
		await shop.settled();
		const failing = throughPageCache(
			{ ...shop.cx, content: createContentReads(), audience: async () => ({ groups: ["VIP"] }) },
			address(),
			() => Promise.reject(new Error("The platform is away.")),
		);
		expect(await failing).toMatchObject({ cache: "stale", isPersonalised: false });
	});
});
