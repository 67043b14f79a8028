import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { useClock } from "../../base/clock.ts";
import { newIsolate } from "../../cache/testing.ts";
import { forgetBreakers } from "../../platform/breakers/breaker.ts";
import { useMovedClock } from "../../platform/breakers/moved-clock.ts";
import { testCalls } from "../../platform/testing.ts";
import type { Calls } from "../../request/calls.ts";
import { forgetFailures, recommendationsFor, tilesFor } from "./recommended.ts";

const format = {
	thousandSeparator: ".",
	decimalSeparator: ",",
	currencyFirst: true,
	spacing: " ",
	decimals: 2,
};
const GUEST_TOKEN = `h.${btoa(JSON.stringify({ sub: "cc-slas::usid:u", isb: "uido:slas::upn:Guest::gcid:g", exp: 4e9 }))}.s`;
let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
	forgetFailures();
});
afterEach(() => useClock());

const product = (id: string, more: object = {}) => ({
	id,
	name: `Product ${id}`,
	brand: "Corte",
	price: 90,
	currency: "EUR",
	type: { item: true },
	slugUrl: `/${id}.html`,
	c_url: `/${id}.html`,
	inventory: { id: "i", ats: 3, stockLevel: 3, orderable: true },
	...more,
});
type Service = (
	path: string,
	body: Record<string, unknown>,
	headers: Headers,
) => Response | Promise<Response>;

/** Fakes a site that sells the products whose ids say so. `service` responds for the recommendation service. */
const shop = (service: Service, provider: "einstein" | "platform" = "einstein") => {
	const { calls, requests, later, settled } = testCalls(async (url, request) => {
		const { pathname } = url;
		if (pathname.startsWith("/v3/"))
			return service(pathname, (await request.json()) as Record<string, unknown>, request.headers);
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
		const one = /\/products\/([^/?]+)$/.exec(pathname)?.[1];
		if (one)
			return Response.json({
				id: one,
				recommendations: [
					{ recommendedItemId: "VT2-red", recommendationType: { displayValue: "Cross-sell", value: 1 } },
					{ recommendedItemId: "VT3-red", recommendationType: { displayValue: "Up-sell", value: 2 } },
				],
			});
		const ids = (url.searchParams.get("ids") ?? "").split(",").filter((id) => id !== "gone");
		return Response.json({
			limit: ids.length,
			total: ids.length,
			data: ids
				.toReversed()
				.map((id) =>
					product(id, id === "offline" ? { c_offline: true } : id === "unpriced" ? { price: undefined } : {}),
				),
		});
	});
	const logged: string[] = [];
	const locale: SiteLocale = {
		siteId: `reco-${count}`,
		country: "IT",
		language: "en",
		currency: "EUR",
		prefix: "/en-it",
	};
	const env = {
		...calls.platform.env,
		COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
		COMMERCE_CLIENT_ID: "vetrina",
		RECOMMENDATIONS_CLIENT_ID: "client",
		RECOMMENDATIONS_REALM: "vtra",
	};
	const log = (_level: string, source: string, title: string) => void logged.push(`${source}: ${title}`);
	const all: Calls = { ...calls, platform: { ...calls.platform, env, log } };
	const view = {
		locale,
		paths: createPaths(locale),
		prices: { rules: { currency: "EUR", symbol: "€", long: format, short: format }, type: "short" as const },
		settings: { recommendationsProvider: provider, legal: {} },
	};
	const recommend = (type: "complete-the-set" | "you-may-also-like" = "you-may-also-like", id = "VT1-red") =>
		recommendationsFor(all, locale, view, { type, product: { id, masterId: "VT1" } });
	return { all, asked: requests, later, settled, locale, logged, recommend, view };
};

const recs = (...ids: string[]): Response =>
	Response.json({
		recs: ids.map((id) => ({ id, product_name: "x" })),
		recoUUID: "uuid-1",
		recommenderName: "r",
	});
const down = () => new Response(null, { status: 503 });

describe("the recommendation service", () => {
	test("is called by its own protocol, and its products become tiles in its order", async () => {
		const service = vi.fn<Service>(() =>
			recs("VT2-red", "gone", "VT3-red", "VT1-red", "offline", "unpriced"),
		);
		const { recommend, locale } = shop(service);
		const result = await recommend();
		expect(result.tiles.map(({ id, href }) => [id, href])).toEqual([
			["VT2-red", "/en-it/VT2-red.html"],
			["VT3-red", "/en-it/VT3-red.html"],
		]);
		expect(result.tiles[0]).toMatchObject({ brand: "Corte", price: { text: "€ 90" }, state: "orderable" });
		expect(result.details).toEqual({
			recommender: "pdp-similar-items",
			recoId: "uuid-1",
			productIds: ["VT2-red", "VT3-red"],
		});
		const [path, body, headers] = service.mock.calls[0] ?? [];
		expect(path).toBe(`/v3/personalization/recs/vtra-${locale.siteId}/pdp-similar-items`);
		expect(body).toEqual({
			products: [{ id: "VT1", sku: "VT1-red", altId: "", altIdType: "" }],
			realm: "vtra",
			instanceType: "prd",
		});
		expect(headers?.get("x-cq-client-id")).toBe("client");
	});

	// proves search-11
	test("completes a look with four products, and recommends twelve others", async () => {
		const ids = Array.from({ length: 20 }, (_, n) => `VT${n + 2}-red`);
		const { recommend } = shop(() => recs(...ids));
		expect((await recommend("complete-the-set")).tiles.map(({ id }) => id)).toEqual(ids.slice(0, 4));
		expect((await recommend("you-may-also-like")).tiles.map(({ id }) => id)).toEqual(ids.slice(0, 12));
	});

	// proves search-11
	test("is called once in five minutes for all shoppers", async () => {
		const service = vi.fn<Service>(() => recs("VT2-red"));
		const { recommend, later, settled } = shop(service);
		await recommend();
		await settled();
		await recommend();
		expect(service).toHaveBeenCalledTimes(1);
		later(301);
		await recommend();
		await settled();
		expect(service).toHaveBeenCalledTimes(2);
	});

	// proves search-11
	test.each<[string, Service]>([
		["down", down],
		["malformed", () => Response.json({ recs: "none" })],
		["no JSON", () => new Response("<p>", { headers: { "content-type": "text/html" } })],
		["slow", () => new Promise<Response>(() => {})],
	])("recommends nothing while it is %s, is logged once and not called for a while", async (_, result) => {
		const service = vi.fn<Service>(result);
		const { recommend, later, logged } = shop(service);
		const none = { details: null, tiles: [] };
		const clock = useMovedClock();
		const first = recommend();
		await expect.poll(() => service).toHaveBeenCalled();
		expect(await clock.until(first)).toEqual(none);
		expect(await recommend("complete-the-set")).toEqual(none);
		expect(service).toHaveBeenCalledTimes(1);
		expect(logged.filter((line) => line.startsWith("api/recommended"))).toHaveLength(1);
		later(31);
		forgetBreakers();
		service.mockImplementation(() => recs("VT2-red"));
		useClock();
		expect((await recommend()).tiles).toHaveLength(1);
	});

	test("may fail after it has responded: the cached products are shown", async () => {
		const service = vi.fn<Service>(() => recs("VT2-red"));
		const { recommend, later, settled } = shop(service);
		await recommend();
		await settled();
		service.mockImplementation(down);
		later(4000);
		expect((await recommend()).tiles).toHaveLength(1);
	});

	test("uses a master from the request without caching the result for other shoppers", async () => {
		const service = vi.fn<Service>((_path, { products }) =>
			recs((products as { id: string }[])[0]?.id === "VT1" ? "VT2-red" : "VT9-red"),
		);
		const { all, locale, view, recommend, settled } = shop(service);
		const product = { id: "VT1-red", masterId: "VT8" };
		await recommendationsFor(all, locale, view, { type: "you-may-also-like", product });
		await settled();
		expect((await recommend()).tiles.map(({ id }) => id)).toEqual(["VT2-red"]);
	});

	test("recommends products for pages without a product", async () => {
		const service = vi.fn<Service>(() => recs("VT2-red"));
		const { all, locale, view } = shop(service);
		await recommendationsFor(all, locale, view, { type: "you-may-also-like" });
		expect(service.mock.calls[0]?.[0]).toMatch(/products-in-all-categories$/);
	});
});

describe("the platform's own recommendations", () => {
	test("are those of the type asked for", async () => {
		const service = vi.fn<Service>(down);
		const { recommend } = shop(service, "platform");
		expect((await recommend("complete-the-set")).tiles.map(({ id }) => id)).toEqual(["VT2-red"]);
		expect((await recommend("you-may-also-like")).tiles.map(({ id }) => id)).toEqual(["VT3-red"]);
		expect(service).not.toHaveBeenCalled();
	});
});

test("recently viewed products have the browser's order, without products that are gone", async () => {
	const { all, locale, view } = shop(down);
	const { tiles } = await tilesFor(all, locale, view, ["VT2-red", "gone", "VT1-red"]);
	expect(tiles.map(({ id }) => id)).toEqual(["VT2-red", "VT1-red"]);
});
