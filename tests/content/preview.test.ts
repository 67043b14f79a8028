import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newMember, PASSWORD } from "../setup/customer.ts";
import { startOwnShop } from "../setup/own-shop.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const EDITOR = "https://editor.example";
const PUBLISHED = "Published for everyone.";
const DRAFT = "Drafted for editors alone.";
const FRIDAY = "For friends, on Friday.";
const DAY = 86_400;
const GROUPS = ["Everyone", "Unregistered", "Registered", "VIP"];

const write = async (method: string, path: string, body: object): Promise<void> => {
	const response = await fetch(new URL(`/admin/content/entries${path}`, shop().commerce), {
		method,
		headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
};
const publish = async (id: string, type: string, fields: object): Promise<void> => {
	await write("POST", "", { id, type, fields });
	await write("POST", `/${id}/publish`, { version: 1 });
};
const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
const friday = nowInSeconds() + 5 * DAY;

const shop = startOwnShop(
	"preview",
	async () => {
		await publish("preview-line", "Statement", { text: { en: PUBLISHED } });
		await publish("preview-friends", "Statement", { text: { en: FRIDAY } });
		await write("PATCH", "/preview-friends", { version: 2, group: "VIP", publishAt: friday });
		for (const group of GROUPS) {
			await publish(`preview-${group}`, "Statement", { text: { en: `For ${group} alone.` } });
			await write("PATCH", `/preview-${group}`, { version: 2, group });
		}
		const links = ["preview-line", "preview-friends", ...GROUPS.map((group) => `preview-${group}`)];
		const sections = links.map((link) => ({ link }));
		for (const slug of ["/walked", "/home", "/404", "/error", "/account"])
			await publish(`preview${slug.replace("/", "-")}`, "Page", { slug, title: { en: "Walk" }, sections });
		await write("PATCH", "/preview-line", { version: 2, fields: { text: { en: DRAFT } } });
	},
	{ storefrontVars: { EDITOR_ORIGINS: EDITOR } },
);

const WALK = [
	"/en-it/",
	"/en-it/walked",
	"/_page/en-it/walked",
	"/en-it/nothing-here",
	"/en-it/search?q=lamp",
	"/en-it/cart",
	"/api/en-it/session",
];
const openShopper = (): Shopper => newShopper({}, shop().storefront);
const read = async (shopper: Shopper, path: string): Promise<string> => (await shopper.fetch(path)).text();

/** Returns the scripts of a page, which are the same in a preview. */
const listFiles = (html: string): string[] => html.match(/\/assets\/[\w.-]+\.js/g) ?? [];

/** Returns the caches' files that hold a text: those of KV and of the Cache API. */
const searchCaches = (text: string): string[] =>
	readdirSync(shop().state, { recursive: true, encoding: "utf8" }).filter((name) => {
		const file = join(shop().state, name);
		return /kv|cache/i.test(name) && statSync(file).isFile() && readFileSync(file).includes(text);
	});

// proves preview-2, preview-5, preview-6
test("a walk through the preview leaves nothing in any cache, and shoppers see what is published", async () => {
	const editor = openShopper();
	const first = await editor.fetch("/en-it/walked?preview=true");
	const previewed = await first.text();
	expect(previewed).toContain(DRAFT);
	expect(previewed).toContain("preview-toolkit");
	expect(first.headers.get("cache-control")).toBe("private, no-store");
	expect(first.headers.get("content-security-policy")).toContain(`frame-ancestors ${EDITOR};`);
	expect(first.headers.has("x-frame-options")).toBe(false);
	const framed = await (
		await editor.fetch("/en-it/walked", { headers: { "sec-fetch-dest": "iframe" } })
	).text();
	expect([framed.includes("preview-toolkit"), framed.includes("toolkit.css")]).toEqual([false, true]);
	for (const path of WALK) {
		const response = await editor.fetch(path);
		expect(`${path} ${response.headers.get("cache-control")}`).toMatch(/no-store/);
		await response.text();
	}
	expect(await read(editor, "/en-it/")).toContain(DRAFT);
	expect(searchCaches(DRAFT)).toEqual([]);
	const shopper = openShopper();
	for (const path of WALK) expect(await read(shopper, path)).not.toContain(DRAFT);
	const live = await shopper.fetch("/en-it/walked");
	const published = await live.text();
	expect(published).toContain(PUBLISHED);
	expect(published).not.toContain("preview-toolkit");
	expect(listFiles(published)).toEqual(listFiles(previewed));
	expect(live.headers.get("x-frame-options")).toBe("DENY");
	// The search of the caches' files finds what is in them.
	await expect.poll(() => searchCaches(PUBLISHED).length, { timeout: 10_000 }).toBeGreaterThan(0);
	expect(await read(editor, "/en-it/walked")).toContain(DRAFT);
	expect(searchCaches(DRAFT)).toEqual([]);
	const left = await editor.fetch("/en-it/walked?preview=false");
	expect([left.status, left.headers.get("location")]).toEqual([302, "/en-it/walked"]);
	expect(await read(editor, "/en-it/walked")).toContain(PUBLISHED);
}, 90_000);

/** Opens a link of an editor, after which the shopper sees the preview. */
const openPreview = async (path: string, state: object): Promise<Shopper> => {
	const editor = openShopper();
	await editor.fetch("/en-it/walked?preview=true");
	const response = await editor.fetch("/api/preview/links", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ path, state: { mode: "preview", hasDrafts: false, ...state } }),
	});
	const { href } = (await response.json()) as { href: string };
	const shopper = openShopper();
	await shopper.fetch(href.slice(new URL(href).origin.length), { method: "POST" });
	return shopper;
};

// proves preview-3
test.each<[string | undefined, string[] | undefined, string[]]>([
	[undefined, undefined, ["Everyone", "Unregistered"]],
	["Registered", [], ["Everyone", "Registered"]],
	["VIP", ["VIP"], ["Everyone", "Registered", "VIP"]],
])(
	"a preview for the group %s shows what its members see",
	async (group, groups, expected) => {
		const member = openShopper();
		if (groups) {
			const email = await newMember(shop().commerce, shop().token, groups);
			await member.fetch("/en-it/login", {
				method: "POST",
				body: new URLSearchParams({ intent: "signIn", email, password: PASSWORD }),
			});
		}
		const preview = await openPreview("/en-it/walked", group ? { group } : {});
		const list = async (shopper: Shopper, path: string) => {
			const html = await read(shopper, path);
			return GROUPS.filter((one) => html.includes(`For ${one} alone.`));
		};
		for (const path of ["/en-it/walked", "/en-it/", "/en-it/nothing-here"]) {
			expect([path, await list(member, path)]).toEqual([path, expected]);
			expect([path, await list(preview, path)]).toEqual([path, expected]);
		}
	},
	90_000,
);

// proves preview-3, preview-4, preview-7
test("a colleague opens a link to Friday once, as a member of a group", async () => {
	const editor = openShopper();
	await editor.fetch("/en-it/walked?preview=true");
	const send = (path: string, body: object) =>
		editor.fetch(`/api/preview/${path}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	const at = `${new Date(friday * 1000).toISOString().slice(0, 19)}Z`;
	const state = { mode: "preview", hasDrafts: false, at, group: "VIP", device: "mobile" };
	const makeLink = async (more: object = {}): Promise<string> => {
		const { href } = (await (await send("links", { path: "/en-it/walked", state, ...more })).json()) as {
			href: string;
		};
		return href.slice(new URL(href).origin.length);
	};
	const link = await makeLink();
	const open = (shopper: ReturnType<typeof openShopper>, address: string) =>
		shopper.fetch(address, { method: "POST" });
	// A program that describes or checks the link does not use it up.
	const described = await openShopper().fetch(link);
	expect([described.status, await described.text()]).toEqual([200, expect.stringContaining("<button>")]);
	expect((await openShopper().fetch(link, { method: "HEAD" })).status).toBe(200);
	const colleague = openShopper();
	const opened = await open(colleague, link);
	expect([opened.status, opened.headers.get("location")]).toEqual([303, "/en-it/walked"]);
	const page = await read(colleague, "/en-it/walked");
	expect([page.includes(FRIDAY), page.includes(PUBLISHED), page.includes(DRAFT)]).toEqual([
		true,
		true,
		false,
	]);

	expect((await open(openShopper(), link)).status).toBe(403);
	const moved = (await makeLink()).replace("/en-it/walked", "/en-it/cart");
	for (const refused of [await openShopper().fetch(moved), await open(openShopper(), moved)])
		expect(refused.status).toBe(403);
	for (const refused of [
		await openShopper().fetch(`${await makeLink()}x`),
		await open(openShopper(), `${await makeLink()}x`),
	])
		expect(refused.status).toBe(403);
	const short = await makeLink({ seconds: 1 });
	const until = Date.now() + 1000;
	await expect.poll(() => Date.now(), { timeout: 5000 }).toBeGreaterThan(until);
	expect((await openShopper().fetch(short)).status).toBe(403);
	expect((await open(openShopper(), short)).status).toBe(403);
	expect((await send("links", { path: "//elsewhere.example", state })).status).toBe(400);
	expect((await openShopper().fetch("/api/preview/state")).status).toBe(401);

	const changes = await colleague.fetch("/api/preview/changes?site=vetrina-eu");
	const { pages } = (await changes.json()) as { pages: { slug: string; sections: object[] }[] };
	expect(pages.find(({ slug }) => slug === "/walked")?.sections).toEqual([
		{ id: "preview-friends", type: "Statement", change: "added" },
	]);
});

// proves preview-9
test("in design mode, a moment before the page was there shows what shoppers saw, in the editor's frame", async () => {
	// The shop had content in this second already: what was shown before its first version is not known.
	const before = nowInSeconds();
	await expect.poll(nowInSeconds, { timeout: 5000 }).toBeGreaterThan(before);
	await publish("preview-later", "Page", {
		slug: "/later",
		title: { en: "Later" },
		sections: [{ link: "preview-line" }],
	});
	const response = await fetch(new URL("/admin/content/design-tokens", shop().commerce), {
		method: "POST",
		headers: { authorization: `Bearer ${shop().token}`, "content-type": "application/json" },
		body: JSON.stringify({ pageId: "preview-later", origin: EDITOR }),
	});
	const { pdToken } = (await response.json()) as { pdToken: string };
	const editor = openShopper();
	const state = { mode: "preview", hasDrafts: true };
	const show = async (at?: string) => {
		await editor.fetch("/api/preview/state", {
			method: "POST",
			headers: { "content-type": "application/json", "x-preview": "true" },
			body: JSON.stringify({ ...state, at }),
		});
		const shown = await editor.fetch(`/en-it/later?${new URLSearchParams({ mode: "EDIT", pdToken })}`);
		expect(shown.headers.get("content-security-policy")).toContain(`frame-ancestors ${EDITOR};`);
		return { status: shown.status, isDraft: (await shown.text()).includes(DRAFT) };
	};
	expect(await show()).toEqual({ status: 200, isDraft: true });
	const at = `${new Date(before * 1000).toISOString().slice(0, 19)}Z`;
	expect(await show(at)).toEqual({ status: 404, isDraft: false });
});
