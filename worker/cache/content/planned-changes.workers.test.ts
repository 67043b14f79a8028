import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { CacheContext, ContentChanges } from "../cache-context.ts";
import { loadCached } from "../cached.ts";
import { type ServedPage, throughPageCache } from "../page-cache.ts";
import { newIsolate, testContext } from "../testing.ts";
import { createContentReads } from "./content-reads.ts";
import { withOneRevision } from "./one-revision.ts";

let count = 0;
beforeEach(newIsolate);

/** An entry shows a new text at each of its times, in milliseconds from the start. */
type Schedule = Record<string, readonly number[]>;

/** Fakes a shop of scheduled entries. Its content service announces no changes, so that schedules alone end lifetimes. */
const openShop = (schedule: Schedule) => {
	const site = `planned-${++count}`;
	const { cx, later, settled } = testContext();
	const start = cx.now();
	const service = { isDown: false, loads: 0, renderings: 0 };
	const textAt = (id: string, now: number) =>
		`${id}${(schedule[id] ?? []).filter((at) => start + at <= now).length}`;
	const load = async (id: string) => {
		service.loads++;
		if (service.isDown) throw new Error("down");
		const next = (schedule[id] ?? []).find((at) => start + at > cx.now());
		return {
			value: textAt(id, cx.now()),
			contentTags: [`entry:${id}`],
			contentChanges: next === undefined ? {} : { [`entry:${id}`]: start + next },
		};
	};
	const read = async (own: CacheContext, id: string): Promise<string> =>
		(
			await loadCached(own, {
				site,
				key: id,
				policy: { kind: "content", fresh: 3600, stale: 86_400 },
				load: () => load(id),
			})
		).value;
	const look = async (
		ids: readonly string[],
		during?: () => void | Promise<void>,
	): Promise<ServedPage & { text: string }> => {
		const own = { ...cx, content: createContentReads() };
		const page = await throughPageCache(
			own,
			{
				origin: "https://shop.example",
				locale: { siteId: site, country: "IT", language: "en" },
				device: "mobile",
				path: `/${ids.join("-")}`,
				search: "",
				form: "html",
			},
			() => {
				service.renderings++;
				return withOneRevision(own, async () => {
					const texts = await Promise.all(ids.map((id) => read(own, id)));
					await during?.();
					return {
						status: 200,
						headers: {},
						body: new Blob([texts.join(" ")]),
						policy: { scope: "shared", fresh: 604_800, stale: 604_800, tags: [] },
					};
				});
			},
		);
		return { ...page, text: await new Response(page.body).text() };
	};
	const expected = (ids: readonly string[]) => ids.map((id) => textAt(id, cx.now())).join(" ");
	return { cx, start, later: (ms: number) => later(ms / 1000), settled, service, look, expected };
};

const instant = fc.integer({ min: 1, max: 100_000 });
const schedules = fc.record({
	a: fc.array(instant, { maxLength: 5 }).map((times) => times.toSorted((one, other) => one - other)),
	b: fc.array(instant, { maxLength: 5 }).map((times) => times.toSorted((one, other) => one - other)),
	c: fc.constant([]),
});
const steps = fc.array(
	fc.record({
		wait: fc.integer({ min: 0, max: 20_000 }),
		ids: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 }),
		isNewIsolate: fc.boolean(),
		isDown: fc.boolean(),
	}),
	{ minLength: 1, maxLength: 12 },
);

// proves cache-7, cache-11
test("whatever is scheduled, a page shows at each moment what is due, or says that it is outdated while the platform is away", async () => {
	await fc.assert(
		fc.asyncProperty(schedules, steps, async (schedule, walk) => {
			newIsolate();
			const shop = openShop(schedule);
			await shop.look(["a", "b", "c"]);
			for (const { wait, ids, isNewIsolate, isDown } of walk) {
				await shop.settled();
				shop.later(wait);
				if (isNewIsolate) newIsolate();
				shop.service.isDown = isDown;
				const page = await shop.look(ids).catch(() => undefined);
				if (!isDown && page === undefined) throw new Error("no page");
				if (!page) continue;
				if (page.outdatedSince === undefined) expect(page.text).toBe(shop.expected(ids));
				if (isDown) continue;
				// A failure is not repeated for ten seconds.
				shop.later(10_000);
				const current = await shop.look(ids);
				expect([current.text, current.outdatedSince]).toEqual([shop.expected(ids), undefined]);
				const next = Math.min(
					...ids
						.flatMap((id) => Object.entries(schedule).find(([name]) => name === id)?.[1] ?? [])
						.filter((at) => shop.start + at > shop.cx.now()),
				);
				expect(shop.cx.now() + current.fresh * 1000).toBeLessThanOrEqual(shop.start + next);
			}
		}),
		{ numRuns: 15 },
	);
});

// proves cache-7
test("requests after a planned change share one new page, although an older one is still rendered", async () => {
	const { later, service, look } = openShop({ a: [1000] });
	const isRead = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const first = look(["a"], () => {
		isRead.resolve();
		return mayEnd.promise;
	});
	await isRead.promise;
	later(1000);
	const others = Array.from({ length: 20 }, () => look(["a"]));
	await Promise.race([Promise.all(others), new Promise((done) => setTimeout(done))]);
	mayEnd.resolve();
	expect((await first).text).toBe("a0");
	expect(new Set((await Promise.all(others)).map(({ text }) => text))).toEqual(new Set(["a1"]));
	expect(service.renderings).toBe(2);
});

// proves cache-17
test("a preview loads a page once, whatever changes the isolate knows of", async () => {
	const { cx } = openShop({});
	const content = createContentReads();
	let loads = 0;
	await withOneRevision({ ...cx, bypass: true, content }, async () => {
		loads++;
		content.marks.push({ tags: ["entry:a"], revision: "1-99" });
	});
	expect([loads, content.isMixed ?? false]).toEqual([1, false]);
});

// proves cache-11
test("a page that outlives a change says when it was made, and nothing says so once the platform is back", async () => {
	const { later, service, look, start } = openShop({ a: [60_000] });
	await look(["a"]);
	later(59_999);
	expect(await look(["a"])).toMatchObject({ cache: "hit", text: "a0", outdatedSince: undefined });
	service.isDown = true;
	later(1);
	expect(await look(["a"])).toMatchObject({ text: "a0", outdatedSince: start });
	service.isDown = false;
	later(10_001);
	expect(await look(["a"])).toMatchObject({ text: "a1", outdatedSince: undefined });
});

// proves cache-11
test("a rendering that began before a change is not for a request that comes after it", async () => {
	const { later, look } = openShop({ a: [60_000] });
	let after: ReturnType<typeof look> | undefined;
	const before = await look(["a"], () => {
		if (after) return;
		later(60_000);
		after = look(["a"]);
	});
	expect([before.text, (await after)?.text]).toEqual(["a0", "a1"]);
});

/** Fakes a service in which editors publish while a page is loaded. */
const openEditors = (planned: Record<string, number> = {}) => {
	const site = `editors-${++count}`;
	const { cx, later, settled } = testContext();
	const texts: Record<string, number> = { header: 0, body: 0 };
	const changed: string[] = [];
	const publish = (id: string) => {
		texts[id] = (texts[id] ?? 0) + 1;
		changed.push(`entry:${id}`);
	};
	cx.contentChanges = async (since): Promise<ContentChanges> => ({
		revision: `${changed.length}-0`,
		tags: since === "" ? "all" : changed.slice(Number.parseInt(since, 10)),
	});
	const loads: string[] = [];
	const read = async (own: CacheContext, id: string) =>
		(
			await loadCached(own, {
				site,
				key: id,
				policy: { kind: "content", fresh: 3600, stale: 3600 },
				load: async () => {
					loads.push(id);
					return {
						value: `${id} ${texts[id]}`,
						contentTags: [`entry:${id}`],
						contentRevision: `${changed.length}-0`,
						...(planned[id] === undefined ? {} : { contentChanges: { [`entry:${id}`]: planned[id] } }),
					};
				},
			})
		).value;
	const look = async (between: () => void) => {
		const own = { ...cx, content: createContentReads() };
		const text = await withOneRevision(own, async () => {
			const header = await read(own, "header");
			between();
			return `${header}, ${await read(own, "body")}`;
		});
		return { text, ...own.content };
	};
	return { cx, later, settled, publish, look, loads };
};

// proves cache-17
test("content that was loaded after a change is not loaded again when the isolate hears of the change", async () => {
	const planned: Record<string, number> = {};
	const { look, publish, cx, later, settled, loads } = openEditors(planned);
	await cx.env.CACHE.delete("content-changes");
	planned.body = cx.now() + 500;
	await look(() => {});
	later(0.5);
	delete planned.body;
	publish("body");
	expect(await look(() => {})).toMatchObject({ text: "header 0, body 1", revision: "1-0" });
	later(10);
	expect(await look(() => {})).toMatchObject({ text: "header 0, body 1", revision: "1-0" });
	expect(loads).toEqual(["header", "body", "body"]);
	await settled();
});

// proves cache-17
test("a page that is loaded while editors publish shows one revision, and names it", async () => {
	await openEditors().cx.env.CACHE.delete("content-changes");
	const { look, publish } = openEditors();
	expect(await look(() => {})).toMatchObject({ text: "header 0, body 0", revision: "0-0" });
	let isPublished = false;
	const page = await look(() => {
		if (isPublished) return;
		isPublished = true;
		publish("header");
		publish("body");
	});
	expect(page.revision === "0-0" ? "header 0, body 0" : "header 1, body 1").toBe(page.text);
});

// proves cache-17
test("content that is ahead of the changes that this isolate knows is checked against them", async () => {
	const { look, publish, cx } = openEditors();
	await cx.env.CACHE.delete("content-changes");
	let loads = 0;
	const page = await look(() => {
		if (++loads === 1) {
			publish("header");
			publish("body");
		}
	});
	expect(page).toMatchObject({ text: "header 1, body 1", revision: "2-0", isMixed: undefined });
	expect(loads).toBe(2);
});

// proves cache-17
test("a page during whose every load editors publish names no revision", async () => {
	const { look, publish, cx, later } = openEditors();
	await cx.env.CACHE.delete("content-changes");
	expect(
		await look(() => {
			publish("header");
			publish("body");
			// The isolate hears of it before it reads the body.
			later(5);
		}),
	).toMatchObject({ revision: undefined, isMixed: true });
});
