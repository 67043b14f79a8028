import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { beforeEach, expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { newIsolate } from "../cache/testing.ts";
import { CSRF_HEADER } from "../request/middleware/csrf.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { apiApp } from "./app.ts";
import { API_PATH, matchedPath } from "./shopper-api.ts";

const app = new Hono<AppEnv>({ getPath: (request) => matchedPath(getPath(request)) });
app.use(requestContext);
app.use((c, next) => {
	c.set("build", { id: "test", shapes: {} });
	return next();
});
app.route(API_PATH, apiApp);
app.onError((error, c) => c.text(`failed: ${error.message}`, 503));

const prices = { thousandSeparator: ".", currencyFirst: false };
const italy = {
	countryCode: "IT",
	siteId: "vetrina-eu",
	name: "Italy",
	currency: "EUR",
	currencySymbol: "€",
	languages: ["en"],
	localeSettings: { priceLong: prices, priceShort: prices },
};
/** Fakes a cloud that has its configuration and nothing else. */
const cloud = async (request: Request): Promise<Response> => {
	if (request.url.includes("Countries-GetAll")) return Response.json({ countries: [italy] });
	if (request.url.includes("Configurations-Get")) return Response.json({ configurations: {} });
	return new Response(null, { status: 404 });
};

const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
	const ctx = createExecutionContext();
	const bindings = {
		...(env as unknown as Bindings),
		SESSION_KEY: "a-session-key-of-at-least-32-characters",
		INSTANCE_TYPE: "staging" as const,
		COMMERCE: { fetch: cloud } as unknown as Fetcher,
	};
	const response = await app.fetch(new Request(`https://shop.example${path}`, init), bindings, ctx);
	await waitOnExecutionContext(ctx);
	return response;
};
/** Returns the headers of a browser with a cookie and its CSRF token. */
const browser = async (): Promise<Record<string, string>> => {
	const response = await call("/api/en-it/session");
	const { csrf } = (await response.json()) as { csrf: string };
	const cookie = response.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
	return { cookie: cookie.join("; "), [CSRF_HEADER]: csrf, "content-type": "application/json" };
};
beforeEach(newIsolate);

// proves cache-1
test("a session response is private, contains a token, and begins no guest session", async () => {
	const response = await call("/api/en-it/session");
	expect(response.status).toBe(200);
	expect(response.headers.get("cache-control")).toBe("private, no-store");
	expect(response.headers.getSetCookie()).toHaveLength(1);
	expect(await response.json()).toMatchObject({
		csrf: expect.stringMatching(/^[\w-]{43}$/),
		basket: { id: null, count: 0 },
		customer: { registered: false },
		wishlist: { items: [] },
	});
});

test.each([
	["another locale", "/api/xx-yy/session", 404],
	["an unknown resource", "/api/en-it/orders", 404],
	["nothing", "/api/en-it", 404],
])("%s: %s is a problem, %i", async (_what, path, status) => {
	const response = await call(path);
	expect([response.status, response.headers.get("content-type")]).toEqual([
		status,
		"application/problem+json",
	]);
});

test("a write without the browser's token is refused", async () => {
	const response = await call("/api/en-it/basket/items", { method: "POST", body: "{}" });
	expect([response.status, await response.json()]).toMatchObject([403, { code: "csrf" }]);
});

test.each([
	["a body that is not JSON", "POST", "basket/items", "{", "invalid"],
	["a body of another shape", "POST", "basket/items", '{"productId":1}', "invalid"],
	["an unknown event", "POST", "search-events", "{}", "invalid"],
	["a malformed address", "POST", "newsletter", '{"email":"nowhere","source":"page"}', "invalidEmail"],
])("%s is an error of the caller", async (_what, method, path, body, error) => {
	const headers = await browser();
	const response = await call(`/api/en-it/${path}`, { method, headers, body: body || undefined });
	expect([response.status, await response.json()]).toEqual([400, { ok: false, error }]);
	expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a malformed item id names no item", async () => {
	const headers = await browser();
	const gone = async (path: string) => {
		const response = await call(`/api/en-it/${path}`, { method: "DELETE", headers });
		return [response.status, await response.json()];
	};
	expect(await gone("basket/items/%3Cb%3E")).toEqual([404, { ok: false, error: "itemGone" }]);
	expect(await gone("wishlist/items/%3Cb%3E")).toEqual([404, { ok: false, error: "wishlistItemGone" }]);
});

test("an expected failure has its status from the map", async () => {
	const headers = await browser();
	const body = JSON.stringify({ productId: "VT1-red" });
	const response = await call("/api/en-it/wishlist/items", { method: "POST", headers, body });
	expect([response.status, await response.json()]).toEqual([403, { ok: false, error: "signIn" }]);
});

test("incomplete recommendations are not cached", async () => {
	const response = await call("/api/en-it/recommendations?type=you-may-also-like");
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(await response.json()).toEqual({ details: null, tiles: [] });
});
