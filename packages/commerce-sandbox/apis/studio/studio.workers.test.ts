import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { importEntries } from "../../records/content/import-entries.ts";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../testing/commerce-under-test.ts";

const STOREFRONT = "https://shop.test";
const CALL = { "x-vetrina-studio": "1" };
let staging: CommerceUnderTest;
beforeAll(async () => {
	staging = await startCommerce({ INSTANCE_TYPE: "staging", STOREFRONT_ORIGIN: STOREFRONT });
});
beforeEach(() => importEntries(staging.env.DB, [], { by: "test" }));

const readCookie = (response: Response): string =>
	(response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const signIn = (fields: Record<string, string>, headers: Record<string, string> = {}, commerce = staging) =>
	commerce.fetch("/studio/session", { method: "POST", body: new URLSearchParams(fields), headers });
const openSession = async (name = "Anna"): Promise<string> =>
	readCookie(await signIn({ name, token: "test-admin" }));
const send = (path: string, init: RequestInit = {}) => staging.fetch(`/studio/api${path}`, init);
const PATHS = [
	"/studio",
	"/studio/assets/studio.js",
	"/studio/api/settings",
	"/studio/api/content/entries",
	"/studio/api/pictures",
];

describe("the studio", () => {
	// proves studio-1
	test("opens by itself in development, for a browser on this machine", async () => {
		const development = await startCommerce({ STOREFRONT_ORIGIN: STOREFRONT });
		const page = await development.fetch("/studio");
		expect(page.status).toBe(200);
		expect(await page.text()).toContain('src="/studio/assets/studio.js"');
		const cookie = readCookie(page);
		const settings = await development.fetch("/studio/api/settings", { headers: { ...CALL, cookie } });
		expect(await settings.json()).toMatchObject({ editor: "Editor", storefront: STOREFRONT });
	});

	// proves studio-1
	test("asks for the house's token on staging, and shows nothing without it", async () => {
		const page = await staging.fetch("/studio");
		expect([page.status, page.headers.has("set-cookie")]).toEqual([200, false]);
		expect(await page.text()).not.toContain("studio.js");
		for (const fields of [
			{ name: "Anna", token: "" },
			{ name: "Anna", token: "wrong" },
			{ name: " ", token: "test-admin" },
		]) {
			const refused = await signIn(fields);
			expect([refused.status, refused.headers.has("set-cookie")]).toEqual([403, false]);
		}
		const opened = await signIn({ name: "Anna", token: "test-admin" });
		expect([opened.status, opened.headers.get("location")]).toEqual([303, "/studio"]);
		expect(opened.headers.get("set-cookie")).toMatch(/^__Host-studio=.*; HttpOnly; Secure; SameSite=Strict$/);
		const entered = await staging.fetch("/studio", { headers: { cookie: readCookie(opened) } });
		expect(await entered.text()).toContain("studio.js");
	});

	// proves studio-1
	test("is not there in production, even with the token", async () => {
		const production = await startCommerce({ INSTANCE_TYPE: "production" });
		const cookie = await openSession();
		for (const path of PATHS)
			expect((await production.fetch(path, { headers: { ...CALL, cookie } })).status).toBe(404);
		expect((await signIn({ name: "Anna", token: "test-admin" }, {}, production)).status).toBe(404);
	});

	// proves studio-2
	test("runs its own files alone, and frames the shop alone", async () => {
		const policy = (await staging.fetch("/studio")).headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain(`frame-src ${STOREFRONT};`);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toContain("unsafe");
	});

	// proves studio-1
	test("ends with its session", async () => {
		const ended = await staging.fetch("/studio/sign-out", { method: "POST", redirect: "manual" });
		expect([ended.status, ended.headers.get("set-cookie")]).toEqual([
			303,
			expect.stringContaining("Max-Age=0"),
		]);
		vi.useFakeTimers({ toFake: ["Date"] });
		try {
			const cookie = await openSession();
			vi.setSystemTime(Date.now() + 13 * 3_600_000);
			expect((await send("/settings", { headers: { ...CALL, cookie } })).status).toBe(401);
		} finally {
			vi.useRealTimers();
		}
	});
});

// proves studio-2
test.each([
	["without a session", {}, { cookie: "" }, 401],
	["with a session that the service has not signed", {}, { cookie: "__Host-studio=e30.abc" }, 401],
	["without the studio's header, as forms are sent", { "x-vetrina-studio": undefined }, {}, 403],
	["from another origin", { origin: "https://evil.test" }, {}, 403],
	["from another site", { "sec-fetch-site": "cross-site" }, {}, 403],
	["from another port of this site", { "sec-fetch-site": "same-site" }, {}, 403],
] as const)("calls %s are refused", async (_, headers, { cookie }: { cookie?: string }, status) => {
	const all = { ...CALL, cookie: cookie ?? (await openSession()), ...headers };
	const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
		string,
		string
	>;
	expect((await send("/content/entries", { headers: given })).status).toBe(status);
	const body = JSON.stringify({ id: "forged", type: "Statement", fields: {} });
	expect((await send("/content/entries", { method: "POST", headers: given, body })).status).toBe(status);
});

describe("an editor", () => {
	const call = async (method: string, path: string, body?: object) => {
		const response = await send(path, {
			method,
			headers: { ...CALL, cookie: await openSession(), origin: ORIGIN },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const statement = (id: string, en: string) =>
		call("POST", "/content/entries", { id, type: "Statement", fields: { text: { en } } });

	// proves studio-2
	test("changes entries under their own name, whatever the call says", async () => {
		const created = await call("POST", "/content/entries", {
			id: "line",
			type: "Statement",
			fields: { text: { en: "One." } },
			by: "Ben",
		});
		expect(created).toMatchObject({ status: 201, body: { updatedBy: "Anna", version: 1 } });
		expect(await call("PATCH", "/content/entries/line", { version: 9, fields: {} })).toMatchObject({
			status: 409,
		});
		expect((await call("GET", "/content/entries/line/versions")).body.items).toMatchObject([{ by: "Anna" }]);
	});

	// proves studio-2
	test("cannot replace all entries, or reach other calls of the administration", async () => {
		for (const [method, path] of [
			["PUT", "/content/entries"],
			["GET", "/content/export"],
			["GET", "/content/../status"],
			["GET", "/content/entries/%2e%2e/%2e%2e/status"],
		] as const)
			expect((await call(method, path, method === "PUT" ? { entries: [] } : undefined)).status).toBe(404);
	});

	test("finds entries by any word, and a page with all that it shows", async () => {
		await statement("line", "A hundred % silk.");
		await call("POST", "/content/entries", {
			id: "about",
			type: "Page",
			fields: { slug: "/about", title: { en: "About us" }, sections: [{ link: "line" }, { link: "gone" }] },
		});
		const find = async (query: string) => (await call("GET", `/search?${query}`)).body.items;
		expect(await find("q=silk")).toMatchObject([{ id: "line", title: "A hundred % silk.", status: "draft" }]);
		expect(await find("q=%25")).toMatchObject([{ id: "line" }]);
		expect(await find("q=silk&types=Page")).toEqual([]);
		expect(await find("types=Page")).toMatchObject([{ id: "about", title: "About us", slug: "/about" }]);
		expect((await call("GET", "/trees/about")).body.items).toMatchObject([{ id: "about" }, { id: "line" }]);
		expect((await call("GET", "/trees/nothing")).status).toBe(404);
	});

	test("gets a link to a preview from the shop, or is told that the shop does not answer", async () => {
		const answer = { href: `${STOREFRONT}/en-it/?preview=x.y`, until: "2026-12-01T00:00:00.000Z" };
		const shop = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
		expect(await call("POST", "/links", { path: "/en-it/" })).toEqual({ status: 200, body: answer });
		const [address, init] = shop.mock.lastCall ?? [];
		expect(String(address)).toBe(`${STOREFRONT}/api/preview/links`);
		expect(new Headers(init?.headers).get("x-preview")).toBe("true");
		shop.mockRejectedValue(new TypeError("no network"));
		expect((await call("POST", "/links", { path: "/en-it/" })).status).toBe(503);
		shop.mockRestore();
	});
});
