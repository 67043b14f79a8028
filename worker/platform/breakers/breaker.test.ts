import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { useClock } from "../../base/clock.ts";
import { type PlatformContext, PlatformUnavailable, platformFetch, platformResponse } from "../fetch.ts";
import { leftAlone } from "./breaker.ts";
import { FAMILY_NAMES, type FamilyName, findFamily, readService } from "./families.ts";
import { type MovedClock, useMovedClock } from "./moved-clock.ts";

const ORIGIN = "https://commerce.internal";
/** One path of each service. A new service needs a line here. */
const PATHS: Record<FamilyName, string> = {
	search: "/search/shopper-search/v1/organizations/o/product-search",
	"hosted-search": "/1/indexes/*/queries",
	categories: "/product/shopper-products/v1/organizations/o/categories/root",
	products: "/product/shopper-products/v1/organizations/o/products/1",
	slas: "/shopper/auth/v1/organizations/o/oauth2/token",
	identity: "/on/demandware.store/Sites-vetrina-eu-Site/en-IT/IdentityProvider-OAuth",
	contexts: "/shopper/shopper-context/v1/organizations/o/shopper-context/u",
	baskets: "/checkout/shopper-baskets/v2/organizations/o/baskets/b",
	orders: "/checkout/shopper-orders/v1/organizations/o/orders/1",
	customers: "/customer/shopper-customers/v1/organizations/o/customers/c",
	addresses: "/custom/address-api/v1/organizations/o/suggestions",
	"gift-certificates": "/pricing/shopper-gift-certificates/v1/organizations/o/gift-certificate",
	stores: "/store/shopper-stores/v1/organizations/o/stores",
	seo: "/site/shopper-seo/v1/organizations/o/url-mapping",
	payments: "/payments/sandbox/v1/tokens",
	geolocation: "/cookieconsentpub/v1/geo/location",
	"order-facts": "/custom/order-facts-api/v1/organizations/o/claims",
	consents: "/shopper/shopper-consents/v1/organizations/o/subscriptions",
	custom: "/custom/system-api/v1/organizations/o/log",
	controllers: "/on/demandware.store/Sites-vetrina-eu-Site/en-IT/Countries-GetAll",
	recommendations: "/v3/personalization/recs/vtra-vetrina-eu/complete-the-set",
	dataset: "/dataset/v1/events",
	content: "/content/v1/vetrina/graphql",
	media: "/dw/image/v2/VTRA_001/on/demandware.static/-/x/default/a.jpg",
	videos: "/vimeo/api/oembed.json",
};

type Answer = number | "hang" | "lost";
let clock: MovedClock;
/** Fakes a platform that responds with the present `state.answer`. */
const platform = () => {
	const state = { answer: "hang" as Answer, sent: 0 };
	const logged: string[] = [];
	const fetch = (): Promise<Response> => {
		state.sent++;
		if (state.answer === "hang") return new Promise(() => {});
		if (state.answer === "lost") return Promise.reject(new Error("reset"));
		return Promise.resolve(Response.json({}, { status: state.answer }));
	};
	const cx = (): PlatformContext => ({
		env: { COMMERCE: { fetch } as unknown as Fetcher },
		deadline: clock.timeout(9000),
		log: (level, _source, title) => logged.push(`${level}: ${title}`),
	});
	return { state, logged, cx };
};
/** Returns a call's outcome, and its duration in milliseconds of the fake clock. */
const call = async (cx: PlatformContext, path: string, method = "GET") => {
	const from = clock.now();
	const response = await clock.until(platformFetch(cx, path, { method }));
	return { kind: response.ok ? "ok" : response.kind, took: clock.now() - from };
};

beforeEach(() => {
	clock = useMovedClock();
});
afterEach(() => useClock());

// proves platform-9
describe("a service that does not respond", () => {
	test.each(FAMILY_NAMES)("costs the time-out of %s once in 30 seconds", async (family) => {
		const path = PATHS[family];
		expect(findFamily(path)).toBe(family);
		const { cx, state } = platform();
		expect((await call(cx(), path)).kind).toBe("timeout");
		const sent = state.sent;
		for (let passed = 0; passed < 25_000; passed += 5000) {
			expect(await call(cx(), path)).toEqual({ kind: "left alone", took: 0 });
			await clock.move(4000);
		}
		expect(state.sent).toBe(sent);
	});

	test("makes other requests stop waiting for content before a page does", async () => {
		const { cx, state } = platform();
		const slow = platformResponse(cx(), new Request(ORIGIN + PATHS.content)).catch(() => {});
		await clock.move(1999);
		expect(leftAlone(ORIGIN, "content")).toBeUndefined();
		await clock.move(1);
		expect(leftAlone(ORIGIN, "content")).toBe("slow");
		await expect(platformResponse(cx(), new Request(ORIGIN + PATHS.content))).rejects.toThrow(
			"Nothing was sent",
		);
		expect(state.sent).toBe(1);
		await clock.move(9000);
		await slow;
	});

	test("is not called, even if the page that called it is sent earlier", async () => {
		const { cx } = platform();
		let isAlive = false;
		const waitUntil = (promise: Promise<unknown>): void => {
			isAlive = true;
			promise.then(() => {
				isAlive = false;
			});
		};
		const call = platformFetch({ ...cx(), waitUntil }, PATHS.search);
		await clock.move(3999);
		expect([isAlive, leftAlone(ORIGIN, "search")]).toEqual([true, undefined]);
		await clock.move(1);
		expect(leftAlone(ORIGIN, "search")).toBe("slow");
		await clock.until(call);
		expect(isAlive).toBe(false);
	});

	test("keeps no request that has its response", async () => {
		const { cx, state } = platform();
		state.answer = 200;
		const kept: Promise<unknown>[] = [];
		await clock.until(platformFetch({ ...cx(), waitUntil: (promise) => kept.push(promise) }, PATHS.search));
		expect(kept).toHaveLength(1);
		await Promise.all(kept);
	});

	test("is called again by one request, and by all once it responds", async () => {
		const { cx, state, logged } = platform();
		await call(cx(), PATHS.search);
		await clock.move(30_000);
		const sent = state.sent;
		const probe = platformFetch(cx(), PATHS.search);
		await clock.move(100);
		expect(state.sent).toBe(sent + 1);
		expect((await call(cx(), PATHS.search)).kind).toBe("left alone");
		expect(await clock.until(probe)).toMatchObject({ kind: "timeout" });
		// One probe is sent; after its failure the service is left alone for another 30 seconds.
		expect(state.sent).toBe(sent + 1);
		expect((await call(cx(), PATHS.search)).kind).toBe("left alone");
		await clock.move(30_000);
		state.answer = 200;
		expect((await call(cx(), PATHS.search)).kind).toBe("ok");
		expect((await call(cx(), PATHS.search)).kind).toBe("ok");
		expect(logged.filter((line) => line.includes("A service"))).toEqual([
			"error: A service is left alone",
			"info: A service responds again",
		]);
	});

	test("is called again even if a probe got lost", async () => {
		const { cx, state } = platform();
		await call(cx(), PATHS.stores);
		await clock.move(30_000);
		const lost = platformResponse(
			{ ...cx(), deadline: new AbortController().signal },
			new Request(ORIGIN + PATHS.stores),
			{
				timeout: 1_000_000,
			},
		).catch(() => {});
		await clock.move(11_000);
		expect((await call(cx(), PATHS.stores)).kind).toBe("left alone");
		await clock.move(1500);
		state.answer = 200;
		expect((await call(cx(), PATHS.stores)).kind).toBe("ok");
		await clock.move(1_000_000);
		await lost;
	});

	test("is still called if one call hangs while others are answered", async () => {
		const { cx, state } = platform();
		const hanging = platformFetch(cx(), PATHS.products);
		await clock.move(1000);
		state.answer = 200;
		expect((await call(cx(), PATHS.products)).kind).toBe("ok");
		expect(await clock.until(hanging)).toMatchObject({ ok: true });
		expect((await call(cx(), PATHS.products)).kind).toBe("ok");
	});

	test("does not affect other services, other platforms and injected faults", async () => {
		const { cx, state } = platform();
		await call(cx(), PATHS.search);
		state.answer = 200;
		expect((await call(cx(), PATHS.baskets)).kind).toBe("ok");
		expect((await call({ ...cx(), fault: "search:503" }, PATHS.search)).kind).toBe("ok");
		expect(leftAlone(ORIGIN, "search")).toBe("slow");
		expect(leftAlone("https://recommendations.example", "search")).toBeUndefined();
	});
});

// proves platform-9
describe("failures", () => {
	test.each<[Answer]>([[503], ["lost"]])("%s: the third call in a row opens", async (answer) => {
		const { cx, state } = platform();
		state.answer = answer;
		const kinds = [];
		for (let i = 0; i < 4; i++) kinds.push((await call(cx(), PATHS.search)).kind);
		const failed = answer === "lost" ? "network" : "http";
		expect(kinds).toEqual([failed, failed, failed, "left alone"]);
	});

	test("a response between them starts the count again", async () => {
		const { cx, state } = platform();
		for (const answer of [503, 503, 200, 503, 503, 503] as const) {
			state.answer = answer;
			expect((await call(cx(), PATHS.search)).kind).not.toBe("left alone");
		}
		expect((await call(cx(), PATHS.search)).kind).toBe("left alone");
	});

	test.each([400, 401, 403, 404, 409, 410, 422, 429])(
		"the status %i counts as a response, however often",
		async (status) => {
			const { cx, state } = platform();
			state.answer = status;
			for (let i = 0; i < 10; i++) expect((await call(cx(), PATHS.search)).kind).toBe("http");
			expect(leftAlone(ORIGIN, "search")).toBeUndefined();
		},
	);

	test("a request that gives up early does not count", async () => {
		const { cx } = platform();
		const hurried = { ...cx(), deadline: clock.timeout(300) };
		expect((await call(hurried, PATHS.search)).kind).toBe("timeout");
		expect(leftAlone(ORIGIN, "search")).toBeUndefined();
	});
});

// proves platform-9
describe("writes", () => {
	const SENT = FAMILY_NAMES.filter((family) => readService(family).writes === "sent");

	test("orders and payments are sent even if the breaker is open", async () => {
		expect(SENT).toEqual(["orders", "payments"]);
		for (const family of SENT) {
			const { cx, state } = platform();
			await call(cx(), PATHS[family]);
			expect((await call(cx(), PATHS[family])).kind).toBe("left alone");
			state.answer = 200;
			expect((await call(cx(), PATHS[family], "POST")).kind).toBe("ok");
			// A successful write closes the breaker.
			expect((await call(cx(), PATHS[family])).kind).toBe("ok");
		}
	});

	test.each(FAMILY_NAMES)(
		"%s: a write opens no breaker, unless the service is read by POST",
		async (family) => {
			const { cx } = platform();
			expect((await call(cx(), PATHS[family], "POST")).kind).toBe("timeout");
			expect(leftAlone(ORIGIN, family)).toBe(readService(family).writes === "read" ? "slow" : undefined);
		},
	);

	test("other writes are not sent while the breaker is open", async () => {
		const { cx, state } = platform();
		await call(cx(), PATHS.baskets);
		const sent = state.sent;
		expect((await call(cx(), PATHS.baskets, "POST")).kind).toBe("left alone");
		expect(state.sent).toBe(sent);
	});
});

test("a path without a service throws", async () => {
	const { cx } = platform();
	await expect(platformFetch(cx(), "/new-service/v1")).rejects.toThrow("families.ts");
	await expect(platformFetch(cx(), "/new-service/v1")).rejects.not.toBeInstanceOf(PlatformUnavailable);
});
