import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { cached } from "../cache/cached.ts";
import { throughPageCache } from "../cache/page-cache.ts";
import { newIsolate, testContext } from "../cache/testing.ts";
import type { AppEnv, Bindings } from "../context.ts";
import { requestContext } from "../middleware/request-context.ts";
import { opsApp } from "./ops.ts";

const TOKEN = "the-token-of-operations";
const app = new Hono<AppEnv>();
app.use(requestContext);
app.route("/", opsApp);

const call = async (
	path: string,
	init: RequestInit = {},
	cloud: () => Response = () => Response.json({}),
): Promise<Response> => {
	const ctx = createExecutionContext();
	const bindings = {
		...(env as unknown as Bindings),
		OPS_TOKEN: TOKEN,
		INSTANCE_TYPE: "staging" as const,
		COMMERCE: { fetch: async () => cloud() } as unknown as Fetcher,
	};
	const response = await app.fetch(new Request(`https://shop.example${path}`, init), bindings, ctx);
	await waitOnExecutionContext(ctx);
	return response;
};
const authorized = { authorization: `Bearer ${TOKEN}` };
const purge = (body: string, headers: Record<string, string> = authorized) =>
	call("/ops/cache/purge", { method: "POST", body, headers });
beforeEach(newIsolate);

describe("who may", () => {
	test.each(["/ops/cache?site=vetrina-eu", "/ops/cache/purge", "/ops/anything"])(
		"%s: 401 without the token or with another",
		async (path) => {
			const strangers: Record<string, string>[] = [{}, { authorization: "Bearer another-token" }];
			for (const headers of strangers) {
				const response = await call(path, { method: path.endsWith("purge") ? "POST" : "GET", headers });
				expect(response.status).toBe(401);
				expect(response.headers.get("www-authenticate")).toContain("Bearer");
				expect(response.headers.get("content-type")).toBe("application/problem+json");
			}
		},
	);
});

describe("purge", () => {
	// proves cache-10
	test("empties one site's values and pages, and no other's", async () => {
		// Sites of which no other test asks anything: what those have begun may still be kept.
		const { cx, settled } = testContext();
		let loads = 0;
		const value = (site: string) =>
			cached(cx, {
				site,
				key: "k",
				policy: { kind: "config", fresh: 60, stale: 60 },
				load: async () => ({ value: ++loads }),
			});
		const page = (siteId: string) =>
			throughPageCache(
				cx,
				{
					locale: { siteId, country: "IT", language: "en" },
					device: "mobile",
					group: "",
					path: "/women",
					search: "",
					origin: "https://shop.example",
					form: "html",
				},
				async () => ({
					status: 200,
					headers: {},
					body: new Blob(["page"]),
					policy: { scope: "shared", fresh: 60, stale: 60, tags: [] },
				}),
			);
		for (const site of ["vetrina-ap", "vetrina-me"]) await Promise.all([value(site), page(site)]);
		await settled();

		const report = await (await call("/ops/cache?site=vetrina-ap", { headers: authorized })).json<{
			values: object[];
			pages: object[];
		}>();
		expect(report.values).toEqual([
			expect.objectContaining({
				key: "config/k",
				since: "2026-11-21T00:00:00.000Z",
				until: "2026-11-21T00:01:00.000Z",
				servesUntil: "2026-11-21T00:02:00.000Z",
			}),
		]);
		expect(report.pages).toEqual([
			expect.objectContaining({
				path: "/women",
				locale: "en-it",
				device: "mobile",
				form: "html",
				status: 200,
				bytes: 4,
			}),
		]);

		expect(await (await purge('{"site":"vetrina-ap"}')).json()).toMatchObject({ site: "vetrina-ap" });
		expect([(await value("vetrina-ap")).status, (await value("vetrina-me")).status]).toEqual(["miss", "hit"]);
		expect([(await page("vetrina-ap")).cache, (await page("vetrina-me")).cache]).toEqual(["miss", "hit"]);
		const after = await (await call("/ops/cache?site=vetrina-ap", { headers: authorized })).json<{
			purgedAt: string;
		}>();
		expect(Date.parse(after.purgedAt)).toBeGreaterThan(Date.UTC(2020, 0));
	});

	test("an unknown site: 404 that names the sites", async () => {
		const response = await purge('{"site":"vetrina-moon"}');
		expect(response.status).toBe(404);
		expect(await response.json()).toMatchObject({
			sites: ["vetrina-eu", "vetrina-us", "vetrina-me", "vetrina-ap"],
		});
		expect((await call("/ops/cache?site=x", { headers: authorized })).status).toBe(404);
	});

	test.each(["", "{", "[]", "null", '{"site":1}', "{}"])("a body like %j: 400", async (body) =>
		expect((await purge(body)).status).toBe(400),
	);

	test("an endless body: 413; the wrong method: 405; no site: 400; no such address: 404", async () => {
		expect((await purge(JSON.stringify({ site: "x".repeat(20_000) }))).status).toBe(413);
		expect((await call("/ops/cache/purge", { headers: authorized })).status).toBe(405);
		expect((await call("/ops/cache", { headers: authorized })).status).toBe(400);
		expect((await call("/ops/nothing", { headers: authorized })).status).toBe(404);
	});
});

describe("health", () => {
	// proves security-7
	test("tells strangers ok or not, operations the details, and no one a secret", async () => {
		expect(await (await call("/ops/health")).json()).toEqual({ status: "ok" });
		const response = await call("/ops/health", { headers: authorized });
		const text = await response.clone().text();
		expect(await response.json()).toMatchObject({
			status: "ok",
			cloud: { status: "ok", latency: expect.any(Number) },
			cache: { status: "ok", latency: expect.any(Number) },
			instanceType: "staging",
		});
		expect(text).not.toContain(TOKEN);
		expect(
			(await call("/ops/health", { headers: { authorization: "Bearer wrong-token-wrong-token" } })).status,
		).toBe(401);
	});

	// proves security-7
	test("a cloud that is down", async () => {
		const down = () => new Response("no", { status: 502 });
		expect(await (await call("/ops/health", {}, down)).json()).toEqual({ status: "degraded" });
		const response = await call("/ops/health", { headers: authorized }, down);
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({
			status: "degraded",
			cloud: { status: "down", reason: "http 502" },
		});
	});
});
