import { env } from "cloudflare:workers";
import { PREVIEW_LIFETIME } from "@vetrina/shop-rules/content/preview-lifetime.ts";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { FIRST_STATE, type PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { AppEnv, Bindings } from "../../base/bindings.ts";
import { createLog } from "../../base/log.ts";
import { createTiming } from "../../base/timing.ts";
import { listEditorOrigins } from "../../platform/content/design/editor-origins.ts";
import { createCalls } from "../calls.ts";
import { preview } from "../middleware/preview.ts";
import { contentSecurityPolicy, securityHeaders } from "../middleware/security-headers.ts";
import { readPreviewCookie } from "./preview-cookie.ts";
import { writePreviewLink } from "./preview-links.ts";

const EDITOR = "https://editor.example";
const bindings = {
	...(env as unknown as Bindings),
	INSTANCE_TYPE: "staging",
	SESSION_KEY: "a-session-key-of-at-least-32-characters",
	EDITOR_ORIGINS: EDITOR,
};
const app = new Hono<AppEnv>();
app.use((c, next) => {
	c.set("log", createLog("test"));
	return next();
});
app.use(
	securityHeaders,
	preview(async () => {}),
);
app.get("*", (c) => {
	c.set(
		"timing",
		createTiming(() => Date.now()),
	);
	c.set("deadline", AbortSignal.timeout(1000));
	const { cache } = createCalls(c);
	const policy = contentSecurityPolicy();
	const headers = {
		"content-security-policy": policy,
		"cache-control": "public, s-maxage=60",
		"content-type": "text/html",
	};
	return c.req.path === "/data"
		? c.json({})
		: c.body(JSON.stringify({ state: c.get("preview"), bypass: cache.bypass }), 200, headers);
});
type Seen = { state?: PreviewState; bypass: boolean };
const call = (path: string, headers: Record<string, string> = {}, more: object = {}) =>
	app.request(`https://shop.example${path}`, { headers }, { ...bindings, ...more }) as Promise<Response>;
const readState = async (response: Response): Promise<Seen> => response.json();
const readCookie = (response: Response): string =>
	(response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

// proves preview-5, preview-6
test.each([
	["preview=true", "/page?preview=true", {}, "preview"],
	["preview=live", "/page?preview=live", {}, "live"],
	["the header", "/page", { "x-preview": "true" }, "preview"],
])(
	"%s shows drafts past all caches, and nothing stores or indexes the response",
	async (_, path, headers, mode) => {
		const response = await call(path, headers);
		expect(await readState(response)).toEqual({ state: { ...FIRST_STATE, mode }, bypass: true });
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
	},
);

// proves preview-3
test("a preview goes on by its cookie until it is ended, and a cookie that is not the shop's is ignored", async () => {
	const cookie = readCookie(await call("/page?preview=true"));
	expect((await readState(await call("/other", { cookie }))).state).toEqual(FIRST_STATE);
	expect(await readState(await call("/other", { cookie: `${cookie}x` }))).toEqual({ bypass: false });
	const ended = await call("/page?preview=false&q=1", { cookie });
	expect([ended.status, ended.headers.get("location")]).toEqual([302, "/page?q=1"]);
	expect(ended.headers.get("set-cookie")).toContain("Max-Age=0");
	expect((await call("//evil.example/?preview=false")).headers.get("location")).toBe("/evil.example/");
	const request = new Request("https://shop.example/", { headers: { cookie } });
	const readAfter = (milliseconds: number) =>
		readPreviewCookie(bindings.SESSION_KEY, request, Date.now() + milliseconds);
	// A frame of the studio is kept in view as long as its token allows.
	expect(await readAfter(PREVIEW_LIFETIME * 1000 - 60_000)).toEqual(FIRST_STATE);
	expect(await readAfter(PREVIEW_LIFETIME * 1000 + 1)).toBeUndefined();
});

// proves preview-2
describe("frames", () => {
	const readFrames = ({ headers }: Response) => [
		/frame-ancestors [^;]+/.exec(headers.get("content-security-policy") ?? "")?.[0],
		headers.get("x-frame-options"),
	];
	test("of editors hold previews, and no other response", async () => {
		expect(readFrames(await call("/page?preview=true"))).toEqual([`frame-ancestors ${EDITOR}`, null]);
		for (const path of ["/page", "/data", "/data?preview=true"])
			expect(readFrames(await call(path))).toEqual(["frame-ancestors 'none'", "DENY"]);
	});
	// proves preview-15
	test("of editors hold a refusal that a browser shows, and no other refusal", async () => {
		for (const path of ["/page?preview=e30.e30", "/page?mode=EDIT&pdToken=e30"]) {
			const shown = await call(path, { accept: "text/html,*/*", "sec-fetch-mode": "navigate" });
			expect([shown.status, ...readFrames(shown)]).toEqual([403, `frame-ancestors ${EDITOR}`, null]);
			expect(await shown.text()).toContain("<h1>There is no preview</h1>");
			const read = await call(path, { "sec-fetch-mode": "navigate" });
			expect([read.status, ...readFrames(read)]).toEqual([403, "frame-ancestors 'none'", "DENY"]);
		}
	});
	// proves preview-4
	test("a page with a form lets the form reach the shop, and loads its style sheet alone", async () => {
		const { href } = await writePreviewLink(bindings, new URL("https://shop.example/page"), FIRST_STATE, {
			now: Date.now(),
		});
		const offer = await call(new URL(href).pathname + new URL(href).search, { "sec-fetch-mode": "cors" });
		const policy = offer.headers.get("content-security-policy");
		for (const directive of ["default-src 'none'", "style-src 'self'", "form-action 'self'"])
			expect(policy).toContain(directive);
	});
	test("without a configured editor, hold nothing", async () => {
		const response = await call("/page?preview=true", {}, { EDITOR_ORIGINS: undefined });
		expect(readFrames(response)).toEqual(["frame-ancestors 'none'", "DENY"]);
	});
	test("are named by origins alone", () =>
		expect(
			listEditorOrigins("https://a.example, http://localhost:1 * 'self' https://b.example/x ;evil"),
		).toEqual(["https://a.example", "http://localhost:1"]));
});

// proves preview-1
test("in production an address that asks for a preview is not found, and a cookie is ignored", async () => {
	const cookie = readCookie(await call("/page?preview=true"));
	const production = { INSTANCE_TYPE: "production" };
	for (const [path, headers] of [
		["/page?preview=true", {}],
		["/page?preview=live", {}],
		[`/page?preview=e30.${"A".repeat(43)}`, {}],
		["/page", { "x-preview": "true" }],
	] as const)
		expect((await call(path, headers, production)).status).toBe(404);
	for (const path of [
		"/page",
		"/page?preview=false",
		"/page?preview=of-the-season",
		"/page?preview=livestream",
		"/page?preview=v1.2",
	])
		expect(await readState(await call(path, { cookie }, production))).toEqual({ bypass: false });
});

// proves preview-4
test("a link opens by navigation, once, and other requests do not use it up", async () => {
	const usedIds = new Set<string>();
	const begin = async ([id = ""]: string[]) => {
		const outcome = usedIds.has(id) ? "sent" : "new";
		usedIds.add(id);
		return { [id]: outcome };
	};
	const more = { EVENT_DELIVERIES: { getByName: () => ({ begin }) } };
	const page = new URL("https://shop.example/page?q=1");
	const { href } = await writePreviewLink(bindings, page, FIRST_STATE, { now: Date.now() });
	const link = href.slice(page.origin.length);
	const open = (mode: string) => call(link, { "sec-fetch-mode": mode }, more);
	for (const mode of ["no-cors", "cors"]) expect(await (await open(mode)).text()).toContain("<form");
	const opened = await open("navigate");
	expect([opened.status, opened.headers.get("location")]).toEqual([302, "/page?q=1"]);
	expect((await open("navigate")).status).toBe(403);
});

// proves preview-16
test("a link for a frame opens in frames alone, as often as they ask, for a minute", async () => {
	const page = new URL("https://shop.example/page?q=1");
	const open = async (writtenAt: number, destination: string) => {
		const written = { now: writtenAt, isFramed: true };
		const { href } = await writePreviewLink(bindings, page, FIRST_STATE, written);
		const headers = { "sec-fetch-mode": "navigate", "sec-fetch-dest": destination };
		const link = href.slice(page.origin.length);
		return [(await call(link, headers)).status, (await call(link, headers)).status];
	};
	expect(await open(Date.now(), "iframe")).toEqual([302, 302]);
	expect(await open(Date.now(), "document")).toEqual([403, 403]);
	expect(await open(Date.now() - 61_000, "iframe")).toEqual([403, 403]);
});

// proves preview-4
test("what is no link of this shop is refused", async () => {
	const cookie = readCookie(await call("/page?preview=true"));
	const session = cookie.slice(cookie.indexOf("=") + 1);
	for (const token of ["a.b", `${session}`, "..", "e30.e30"])
		expect((await call(`/page?preview=${token}`)).status).toBe(403);
});
