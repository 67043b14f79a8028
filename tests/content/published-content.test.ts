import { expect, test } from "vitest";
import { readContent } from "../../scripts/lib/content/import-content.ts";
import type { ContentEntry } from "../../scripts/lib/content/read-house-content.ts";
import { expectSoon } from "../setup/expect-soon.ts";
import { startOwnShop } from "../setup/own-shop.ts";
import { BROWSER_USER_AGENT } from "../setup/shopper.ts";

let entries: ContentEntry[] = [];
const shop = startOwnShop("published-content", async () => {
	({ entries } = await readContent());
	await put();
});

const put = async (): Promise<void> => {
	const response = await fetch(new URL("/admin/content/entries", shop().commerce), {
		method: "PUT",
		headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
		body: JSON.stringify({ entries }),
	});
	expect(response.status).toBe(200);
};
const change = (id: string, more: Partial<ContentEntry>): void => {
	expect(entries.map((entry) => entry.id)).toContain(id);
	entries = entries.map((entry) => (entry.id === id ? { ...entry, ...more } : entry));
};

const PATHS = ["/en-it/about", "/en-it/shipping", "/en-it/lamps/desk", "/ar-sa/about"] as const;
type Seen = { cache: string; text: string; status: number };
const look = async (path: string): Promise<Seen> => {
	const response = await fetch(new URL(path, shop().storefront), {
		redirect: "manual",
		headers: { "user-agent": BROWSER_USER_AGENT, accept: "text/html" },
	});
	const cache = /cache;desc="?(\w+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "none";
	return { cache, text: await response.text(), status: response.status };
};
const lookUntil = (path: string, isSeen: (seen: Seen) => boolean): Promise<void> =>
	expectSoon(async () => isSeen(await look(path))).toBe(true);
/** Waits until a page is served from the cache, so that a later miss has a reason. */
const settle = async (): Promise<void> => {
	for (const path of PATHS)
		await expect.poll(async () => (await look(path)).cache, { timeout: 20_000, interval: 100 }).toBe("hit");
};
const body = (text: string): object => ({
	en: {
		nodeType: "document",
		data: {},
		content: [
			{
				nodeType: "paragraph",
				data: {},
				content: [{ nodeType: "text", value: text, marks: [], data: {} }],
			},
		],
	},
});

// proves cache-16, content-14
test("what editors publish shows within five seconds, and pages that do not show it stay cached", async () => {
	await settle();
	change("about-text", { fields: { body: body("Written by an editor.") } });
	await put();
	await lookUntil("/en-it/about", ({ text }) => text.includes("Written by an editor."));
	expect((await look("/ar-sa/about")).text).toContain("Written by an editor.");
	expect((await look("/en-it/shipping")).cache).toBe("hit");
	expect((await look("/en-it/lamps/desk")).cache).toBe("hit");
});

// proves cache-16, content-15
test("an editor puts a section first by the management API, and shoppers see it", async () => {
	const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
		const response = await fetch(new URL(`/admin/content/entries/shipping${path}`, shop().commerce), {
			method,
			headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		expect(response.status).toBe(200);
		return (await response.json()) as Body;
	};
	const manifesto = "We make few things and take our time over each.";
	const readMain = (text: string): string => text.slice(text.indexOf("<main"));
	await settle();
	const before = readMain((await look("/en-it/shipping")).text);
	const [firstWords = ""] = /(?<=<p>)[^<]{20,}/.exec(before) ?? [];
	expect(firstWords).not.toBe("");
	expect(before).not.toContain(manifesto);
	const { version, fields } = await call<{ version: number; fields: { sections: object[] } }>("GET", "");
	const sections = [{ link: "home-manifesto" }, ...fields.sections];
	await call("PATCH", "", { version, fields: { ...fields, sections } });
	await call("POST", "/publish", { version: version + 1 });
	await lookUntil("/en-it/shipping", ({ text }) => readMain(text).includes(manifesto));
	const after = readMain((await look("/en-it/shipping")).text);
	expect(after.indexOf(manifesto)).toBeLessThan(after.indexOf(firstWords));
	expect(after).toContain(firstWords);
	expect((await look("/en-it/lamps/desk")).cache).toBe("hit");
});

// proves cache-16
test("a change of the footer shows on every page", async () => {
	await settle();
	for (const { id, type, fields } of entries)
		if (type === "Footer")
			change(id, { fields: { ...fields, copyright: { en: "Kept by the night watch" } } });
	await put();
	for (const path of PATHS) await lookUntil(path, ({ text }) => text.includes("Kept by the night watch"));
});

// proves cache-16, content-10
test("an address whose page appears at a planned date shows it then", async () => {
	const slug = "/spring";
	const about = entries.find(({ id }) => id === "about");
	const publishAt = Math.ceil(Date.now() / 1000) + 4;
	entries = [
		...entries,
		{ ...(about as ContentEntry), id: "spring", publishAt, fields: { ...about?.fields, slug } },
	];
	await put();
	expect((await look(`/en-it${slug}`)).status).toBe(404);
	await expect
		.poll(async () => (await look(`/en-it${slug}`)).status, { timeout: 12_000, interval: 250 })
		.toBe(200);
});
