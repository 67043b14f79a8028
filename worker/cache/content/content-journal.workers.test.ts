import { beforeEach, expect, test } from "vitest";
import type { ContentChanges } from "../cache-context.ts";
import { loadCached } from "../cached.ts";
import { throughPageCache } from "../page-cache.ts";
import { newIsolate, testContext } from "../testing.ts";
import { catchUp, knownJournal, readContentJournal } from "./content-journal.ts";
import { createContentReads } from "./content-reads.ts";

let count = 0;
let site = "";
beforeEach(async () => {
	site = `content-${++count}`;
	newIsolate();
});

/** Fakes a shop whose content service announces changes; each page shows some entries. */
const shop = async () => {
	const context = testContext();
	await context.cx.env.CACHE.delete("content-changes");
	const texts: Record<string, string> = { header: "menu", about: "about", home: "home" };
	const service: { changes: [tag: string, at: number][]; isDown: boolean; asked: string[] } = {
		changes: [],
		isDown: false,
		asked: [],
	};
	context.cx.contentChanges = async (since): Promise<ContentChanges> => {
		service.asked.push(since);
		if (service.isDown) throw new Error("down");
		const present = service.changes.length;
		const position = since === "" ? Number.NaN : Number.parseInt(since, 10);
		const tags = service.changes.filter(([, at]) => at > position).map(([tag]) => tag);
		return { revision: `${present}-0`, tags: position <= present ? tags : "all" };
	};
	const publish = (id: string, text: string): void => {
		texts[id] = text;
		service.changes.push([`entry:${id}`, service.changes.length + 1]);
	};
	const read = async (cx: typeof context.cx, id: string): Promise<string> => {
		const { value } = await loadCached(cx, {
			site,
			key: id,
			policy: { kind: "content", fresh: 3600, stale: 86_400 },
			load: async () => {
				if (service.isDown) throw new Error("down");
				return { value: texts[id] ?? "", contentTags: [`entry:${id}`] };
			},
		});
		return value;
	};
	const page = async (path: string, ...ids: string[]): Promise<string> => {
		const cx = { ...context.cx, content: createContentReads() };
		const served = await throughPageCache(
			cx,
			{
				origin: "https://shop.example",
				locale: { siteId: site, country: "IT", language: "en" },
				device: "mobile",
				path,
				search: "",
				form: "html",
			},
			async () => ({
				status: 200,
				headers: {},
				body: new Blob([(await Promise.all(ids.map((id) => read(cx, id)))).join(", ")]),
				policy: { scope: "shared", fresh: 3600, stale: 86_400, tags: [] },
			}),
		);
		const text = await new Response(served.body).text();
		await context.settled();
		return `${served.cache}: ${text}`;
	};
	const look = async () => [
		await page("/", "header", "home"),
		await page("/about", "about"),
		await page("/bag"),
	];
	return { ...context, service, publish, look, page };
};

// proves cache-16
test("a published entry drops the pages that show it, and no others, within five seconds", async () => {
	const { look, later, publish } = await shop();
	await look();
	expect(await look()).toEqual(["hit: menu, home", "hit: about", "hit: "]);
	publish("about", "new");
	later(4);
	// A request in the meantime may still be the one that notices the change.
	const [home, , bag] = await look();
	expect([home, bag]).toEqual(["hit: menu, home", "hit: "]);
	later(1);
	expect(await look()).toEqual(["hit: menu, home", expect.stringMatching(": new"), "hit: "]);
	publish("header", "other menu");
	later(4);
	expect((await look()).slice(1)).toEqual(["hit: new", "hit: "]);
	later(1);
	expect(await look()).toEqual([expect.stringMatching(": other menu, home"), "hit: new", "hit: "]);
});

// proves cache-16
test("another isolate knows from KV what has changed, and keeps what has not", async () => {
	const { look, later, publish } = await shop();
	await look();
	publish("about", "new");
	later(3);
	await look();
	later(3);
	await look();
	newIsolate();
	expect(await look()).toEqual(["hit: menu, home", "hit: new", "hit: "]);
	publish("home", "newer");
	newIsolate();
	expect(await look()).toEqual(["miss: menu, newer", "hit: new", "hit: "]);
});

// proves cache-16
test("a page that was rendered before a change, and stored after another isolate noticed it, is outdated", async () => {
	const { look, later, publish, page } = await shop();
	await look();
	publish("home", "new");
	// This isolate has not noticed the change, so it renders the page from its cached entries.
	expect(await page("/late", "home")).toBe("miss: home");
	newIsolate();
	later(3);
	await look();
	expect(await page("/late", "home")).toBe("miss: new");
});

// proves cache-11, cache-16
test("while the service is down, changed pages and all others are served as they were", async () => {
	const { look, later, publish, service } = await shop();
	await look();
	publish("about", "new");
	later(3);
	service.isDown = true;
	expect(await look()).toEqual(["hit: menu, home", "hit: about", "hit: "]);
	service.isDown = false;
	later(11);
	await look();
	publish("about", "newer");
	later(3);
	await look();
	service.isDown = true;
	expect((await look())[1]).toMatch(/: newe?r?$/);
});

// proves cache-16
test("of a service whose revisions start over, all content is loaded again", async () => {
	const { look, later, publish, service } = await shop();
	publish("about", "new");
	await look();
	service.changes = [];
	later(3);
	await look();
	later(3);
	expect(await look()).not.toContain("miss: menu, home");
	expect((await look())[2]).toBe("hit: ");
});

// proves cache-16
test("a service that announces nothing is asked again after minutes, and content lasts until it expires", async () => {
	const { cx, look, later, publish } = await shop();
	let requestCount = 0;
	cx.contentChanges = async () => {
		requestCount++;
		return undefined;
	};
	await look();
	publish("about", "new");
	later(60);
	expect(await look()).toEqual(["hit: menu, home", "hit: about", "hit: "]);
	expect(requestCount).toBe(1);
	later(300);
	expect(await look()).toEqual(["hit: menu, home", "hit: about", "hit: "]);
	expect(requestCount).toBe(2);
});

// proves cache-16
test("many requests that notice a change ask once, and a response that comes late takes no later change back", async () => {
	const { cx } = testContext();
	await cx.env.CACHE.delete("content-changes");
	const responses: ((changes: ContentChanges) => void)[] = [];
	const asking = {
		...cx,
		contentChanges: () => new Promise<ContentChanges>((respond) => responses.push(respond)),
	};
	const early = readContentJournal(asking);
	await expect.poll(() => responses).toHaveLength(1);
	const many = Array.from({ length: 20 }, () => catchUp(asking));
	await expect.poll(() => responses).toHaveLength(2);
	responses[1]?.({ revision: "2-0", tags: "all" });
	expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
	responses[0]?.({ revision: "1-0", tags: "all" });
	await early;
	expect(responses).toHaveLength(2);
	expect(knownJournal()?.revision).toBe("2-0");
});
