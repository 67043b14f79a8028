import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { useClock } from "../base/clock.ts";
import { siteConfig } from "../base/sites.ts";
import { loadCached } from "../cache/cached.ts";
import { throughPageCache } from "../cache/page-cache.ts";
import { newIsolate, testContext } from "../cache/testing.ts";
import { findBreaker } from "../platform/breakers/breaker.ts";
import { FAMILY_NAMES, readService } from "../platform/breakers/families.ts";
import { useMovedClock } from "../platform/breakers/moved-clock.ts";
import { dropSharedGuestToken } from "../platform/commerce/logins/shared/shared-guest.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { forgetHealth, type Health } from "./health.ts";
import type { PROBES } from "./health-probes.ts";
import { opsApp } from "./ops.ts";

const TOKEN = "the-token-of-operations";
const app = new Hono<AppEnv>();
app.use(requestContext, (c, next) => {
	c.set("build", { id: "test", shapes: {} });
	return next();
});
app.route("/", opsApp);

const call = async (
	path: string,
	init: RequestInit = {},
	respond: (request: Request) => Response | Promise<Response> = () => Response.json({}),
	more: Partial<Bindings> = {},
): Promise<Response> => {
	const ctx = createExecutionContext();
	const bindings = {
		...(env as unknown as Bindings),
		OPS_TOKEN: TOKEN,
		INSTANCE_TYPE: "staging" as const,
		COMMERCE: { fetch: async (request: Request) => respond(request) } as unknown as Fetcher,
		OPERATIONS: undefined,
		...more,
	};
	const response = await app.fetch(new Request(`https://shop.example${path}`, init), bindings, ctx);
	await waitOnExecutionContext(ctx);
	return response;
};
const authorized = { authorization: `Bearer ${TOKEN}` };
const purge = (body: string, headers: Record<string, string> = authorized) =>
	call("/ops/cache/purge", { method: "POST", body, headers });
beforeEach(newIsolate);

describe("access", () => {
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

describe("pages", () => {
	type Shop = Parameters<NonNullable<Bindings["OPERATIONS"]>["respond"]>[1];
	const withPages = (respond: (request: Request, shop: Shop) => Promise<Response>) => ({
		OPERATIONS: { record: async () => {}, respond },
	});

	// proves ops-15
	test.each(["/ops", "/ops/", "/ops/desk/cache?address=/"])(
		"%s is answered by the Worker of operations, which may ask this isolate with the token",
		async (path) => {
			const asked: number[] = [];
			const bindings = withPages(async (_, shop) => {
				for (const call of ["/ops/switches?site=eu", "/ops/lineage", "/ops/anything"])
					asked.push((await shop.ask(call)).status);
				return new Response(`page ${shop.token} ${shop.isAuthorized}`);
			});
			const response = await call(path, {}, undefined, bindings);
			expect(await response.text()).toBe(`page ${TOKEN} false`);
			expect(asked).toEqual([200, 400, 404]);
		},
	);

	// proves ops-15
	test("without that Worker, or if it fails, pages are 404 or 503, and the JSON of operations works", async () => {
		expect((await call("/ops/")).status).toBe(404);
		const failing = withPages(() => Promise.reject(new Error("down")));
		expect((await call("/ops/", {}, undefined, failing)).status).toBe(503);
		expect((await call("/ops/switches?site=eu", { headers: authorized }, undefined, failing)).status).toBe(
			200,
		);
	});

	// proves ops-15
	test("a form of another site never reaches the Worker of operations", async () => {
		const bindings = withPages(async () => new Response("reached"));
		const post = async (headers: Record<string, string>) =>
			(
				await call(
					"/ops/desk/purge",
					{ method: "POST", body: "everything=everything", headers },
					undefined,
					bindings,
				)
			).status;
		expect(await post({ origin: "https://shop.example" })).toBe(200);
		for (const headers of [{}, { origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
			expect(await post(headers as Record<string, string>)).toBe(403);
	});
});

describe("purge", () => {
	// proves cache-10
	test("empties one site's values and pages, and no other's", async () => {
		// No other test uses these sites, whose background work could still store values.
		const { cx, settled } = testContext();
		let loads = 0;
		const value = (site: string) =>
			loadCached(cx, {
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
				key: "config/test/k",
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

		expect(await (await purge('{"site":"ap"}')).json()).toMatchObject({
			purged: [{ site: "vetrina-ap", tags: "everything" }],
			failed: [],
			reached: {
				// A page that was rendered once is stored at the location alone.
				isolate: { pages: 0, values: 1 },
				location: { pages: 1 },
				kv: [{ site: "vetrina-ap", written: expect.stringMatching(/^generation /) }],
			},
			everywhereWithin: 60,
		});
		expect([(await value("vetrina-ap")).status, (await value("vetrina-me")).status]).toEqual(["miss", "hit"]);
		expect([(await page("vetrina-ap")).cache, (await page("vetrina-me")).cache]).toEqual(["miss", "hit"]);
		const after = await (await call("/ops/cache?site=vetrina-ap", { headers: authorized })).json<{
			purgedAt: string;
		}>();
		expect(Date.parse(after.purgedAt)).toBeGreaterThan(Date.UTC(2020, 0));
	});

	// proves ops-3
	test.each<[unknown, Record<string, RegExp>]>([
		[{ site: "vetrina-moon" }, { site: /The sites are vetrina-eu, vetrina-us/ }],
		[{}, { "": /Name a site/ }],
		[{ all: true, site: "eu" }, { all: /nothing else/ }],
		[
			{ site: "moon", tags: ["a b", "home"], pages: ["en-it/women"], colour: "red" },
			{ site: /no site "moon"/, "tags.0": /not "a b"/, "pages.0": /begins with/, colour: /no such field/ },
		],
		[{ tags: [] }, { tags: /empty/ }],
		[{ categories: "dresses" }, { categories: /list of texts/ }],
	])("%j: 400 that names each fault", async (body, faults) => {
		const response = await purge(JSON.stringify(body));
		const answer = await response.json<{ faults: { field: string; message: string }[] }>();
		expect(response.status).toBe(400);
		expect(answer.faults.map(({ field }) => field).toSorted()).toEqual(Object.keys(faults).toSorted());
		for (const { field, message } of answer.faults)
			expect([field, message]).toEqual([field, expect.stringMatching(faults[field] ?? /$^/)]);
	});

	test("an unknown site has no list of what is cached: 404 that names the sites", async () => {
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

/** Fakes a healthy cloud; `fails` replaces the responses of some paths. */
const cloud = (fails: (path: string) => Response | undefined = () => undefined) => {
	const requests: string[] = [];
	const respond = (request: Request): Response => {
		const { pathname } = new URL(request.url);
		requests.push(pathname);
		const failure = fails(pathname);
		if (failure) return failure;
		if (pathname.endsWith("/oauth2/authorize"))
			return new Response(null, {
				status: 303,
				headers: { location: "https://x.test/callback?code=c&usid=u" },
			});
		if (pathname.endsWith("/oauth2/token"))
			return Response.json({
				access_token: GUEST_TOKEN,
				refresh_token: "r",
				expires_in: 1800,
				usid: "u",
				customer_id: "g",
			});
		if (pathname.endsWith("/health-check"))
			return Response.json({ type: "https://x.test/errors/not-found" }, { status: 404 });
		return Response.json({ data: [], keys: [], total: 0, results: [] });
	};
	return { requests, respond };
};
const GUEST_TOKEN = `h.${btoa(JSON.stringify({ sub: "cc-slas::usid:u", isb: "uido:slas::upn:Guest::gcid:g", exp: 4e9 }))}.s`;

/** A path of each service, and the state that the report has without it. */
const NEEDED: { [Name in keyof typeof PROBES]: { path: RegExp; without: "down" | "degraded" } } = {
	search: { path: /product-search$/, without: "degraded" },
	"hosted-search": { path: /^\/1\//, without: "degraded" },
	products: { path: /products$/, without: "down" },
	slas: { path: /oauth2\/jwks$/, without: "down" },
	baskets: { path: /baskets\/health-check$/, without: "down" },
	orders: { path: /orders\/health-check$/, without: "down" },
	controllers: { path: /Locales-GetAll$/, without: "degraded" },
	content: { path: /graphql$/, without: "degraded" },
};
const SITE_SETTINGS = { configurations: { searchProvider: "hosted" } };
/** Identifies the guest session of the probes. */
const shared = {
	platform: { env: { COMMERCE: {} } },
	locale: { siteId: siteConfig.defaultSite },
} as unknown as Parameters<typeof dropSharedGuestToken>[0];

describe("health", () => {
	beforeEach(() => {
		forgetHealth();
		dropSharedGuestToken(shared);
	});
	// All tests share one isolate, and the platform of other tests issues no session.
	afterAll(() => void dropSharedGuestToken(shared));
	const look = async (
		respond: (request: Request) => Response | Promise<Response>,
		headers: Record<string, string> = authorized,
	) => {
		const response = await call("/ops/health", { headers }, respond);
		return { code: response.status, body: await response.json<Health>() };
	};

	// proves security-7
	test("reports ok, degraded or down to the public, details to operations, and secrets to neither", async () => {
		const { respond } = cloud();
		expect(await (await call("/ops/health", {}, respond)).json()).toEqual({ status: "ok" });
		const response = await call("/ops/health", { headers: authorized }, respond);
		const text = await response.clone().text();
		expect(await response.json()).toMatchObject({
			status: "ok",
			services: { products: { status: "ok", latency: expect.any(Number) } },
			cache: { status: "ok", latency: expect.any(Number) },
			instanceType: "staging",
		});
		expect(text).not.toContain(TOKEN);
		expect(text).not.toContain(GUEST_TOKEN);
		expect(
			(await call("/ops/health", { headers: { authorization: "Bearer wrong-token-wrong-token" } })).status,
		).toBe(401);
	});

	// proves platform-10
	test("has a row for every service, and a probe for each that selling needs", async () => {
		const { body } = await look(cloud().respond);
		expect(Object.keys(body.services).toSorted()).toEqual(FAMILY_NAMES.toSorted());
		const probed = FAMILY_NAMES.filter((family) => readService(family).without);
		expect(Object.keys(NEEDED).toSorted()).toEqual(probed.toSorted());
		for (const family of FAMILY_NAMES)
			expect([family, body.services[family].status]).toEqual([
				family,
				family === "hosted-search" ? "unused" : probed.includes(family) ? "ok" : "unasked",
			]);
	});

	// proves platform-10
	describe.each(Object.entries(NEEDED).filter(([family]) => family !== "hosted-search"))(
		"%s",
		(family, { path, without }) => {
			test.each<[string, () => Response, string]>([
				["down", () => new Response("no", { status: 503 }), "http 503"],
				["refusing", () => Response.json({}, { status: 429 }), "http 429"],
				[
					"malformed",
					() => new Response("{", { headers: { "content-type": "application/json" } }),
					"malformed",
				],
				["a page", () => new Response("<p>", { headers: { "content-type": "text/html" } }), "malformed"],
			])("fails its probe if it is %s", async (_, failure, reason) => {
				const { respond } = cloud((address) => (path.test(address) ? failure() : undefined));
				const { code, body } = await look(respond);
				expect([code, body.status]).toEqual([without === "down" ? 503 : 200, without]);
				expect(body.services[family as keyof typeof NEEDED]).toMatchObject({ status: "down", reason });
				const down = FAMILY_NAMES.filter((name) => body.services[name].status === "down");
				expect(down).toEqual([family]);
				const stranger = await look(respond, {});
				expect(stranger).toEqual({ code, body: { status: without } });
			});
		},
	);

	// proves platform-10
	test("a hosted search that a site uses counts as well", async () => {
		const isDown = { current: false };
		const { respond } = cloud((path) => {
			if (path.endsWith("/Configurations-Get")) return Response.json(SITE_SETTINGS);
			if (path.startsWith("/1/") && isDown.current) return new Response("no", { status: 503 });
			return undefined;
		});
		expect((await look(respond)).body.services["hosted-search"]).toMatchObject({ status: "ok" });
		isDown.current = true;
		forgetHealth();
		const { code, body } = await look(respond);
		expect([code, body.status, body.services["hosted-search"].status]).toEqual([200, "degraded", "down"]);
	});

	// proves platform-10
	test("stops waiting for a hanging service after two seconds", async () => {
		const { respond } = cloud();
		const clock = useMovedClock();
		try {
			const hangs = (request: Request) =>
				request.url.includes("/baskets/health-check") ? new Promise<Response>(() => {}) : respond(request);
			const { code, body } = await clock.until(look(hangs));
			expect([code, body.status]).toEqual([503, "down"]);
			expect(body.services.baskets).toEqual({ status: "down", reason: "timeout", latency: 2000 });
		} finally {
			useClock();
		}
	});

	// proves platform-10
	test("a shop without guest sessions is down", async () => {
		const { respond } = cloud((path) =>
			path.includes("/shopper/auth/") ? new Response("", { status: 502 }) : undefined,
		);
		const { code, body } = await look(respond);
		expect([code, body.status]).toEqual([503, "down"]);
		expect(body.services.products).toMatchObject({ status: "down", reason: "no guest session" });
	});

	// proves platform-10
	test("probes once in ten seconds, however many requests come", async () => {
		const { respond, requests } = cloud();
		await Promise.all([look(respond), look(respond, {}), look(respond, {})]);
		await look(respond);
		expect(requests.filter((path) => path.endsWith("/jwks"))).toHaveLength(1);
	});

	// proves platform-10
	test("a service with an open breaker degrades the shop, even if its probe succeeds", async () => {
		const { respond } = cloud();
		const breaker = findBreaker("https://commerce.internal", "baskets");
		for (let failures = 0; failures < 3; failures++) breaker.noteFailure();
		const { code, body } = await look(respond);
		expect([code, body.status]).toEqual([200, "degraded"]);
		expect(body.services.baskets).toMatchObject({ status: "degraded", reason: "left alone: failing" });
	});
});
