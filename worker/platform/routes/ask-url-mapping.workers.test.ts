import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { newIsolate } from "../../cache/testing.ts";
import { dropSharedGuestToken } from "../commerce/logins/shared/shared-guest.ts";
import { getRouteInfo } from "../route-info.ts";
import { testCalls } from "../testing.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const TYPES = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors/";
const problem = (type: string) =>
	Response.json({ type: TYPES + type, title: "Not Found", detail: "" }, { status: 404 });

const ask = async (path: string, mapping: object | Response, search = "") => {
	const { calls, requests } = testCalls((url) => {
		if (url.pathname.endsWith("/oauth2/authorize"))
			return Response.redirect("https://commerce.internal/callback?code=guest&usid=u1", 303);
		if (url.pathname.endsWith("/oauth2/token")) {
			const exp = calls.cache.now() / 1000 + 1800;
			const token = `h.${btoa(JSON.stringify({ sub: "usid:u1", isb: "uido:slas::upn:Guest::gcid:g1", exp }))}.s`;
			return Response.json({ access_token: token, refresh_token: "r", expires_in: 1800 });
		}
		return mapping instanceof Response ? mapping.clone() : Response.json(mapping);
	});
	const locale: SiteLocale = {
		siteId: `mapping-${count}`,
		country: "IT",
		language: "en",
		currency: "EUR",
		prefix: "/en-it",
	};
	const platform = { ...calls.platform, env: { ...calls.platform.env, PLATFORM_WAYS: "routes=scapi" } };
	dropSharedGuestToken({ platform, locale });
	const route = await getRouteInfo(
		{ ...calls, platform },
		{ locale, path, search, origin: "https://shop.example" },
	);
	const asked = requests.filter((one) => one.startsWith("/site/"));
	return { route, segments: asked.map((one) => new URL(one, "https://x").searchParams.get("urlSegment")) };
};

// proves platform-21
describe("an address that Shopper SEO resolves", () => {
	test.each([
		[
			{ resourceType: "PRODUCT", resourceId: "VT1" },
			{ action: "Product-Show", data: { pid: "VT1" } },
		],
		[
			{ resourceType: "CATEGORY", resourceId: "bags" },
			{ action: "Search-Show", data: { cgid: "bags" } },
		],
		[
			{ resourceType: "CONTENT_ASSET", resourceId: "about", resourceSubType: "STANDARD_CONTENT_ASSET" },
			{ action: "Content-Show", data: { slug: "/about" } },
		],
	])("%j", async (mapping, route) => {
		expect((await ask("/some/address", mapping)).route).toEqual(route);
	});

	test("is asked for decoded, without the first slash", async () => {
		const { segments } = await ask("/se%C3%B1ora/bolsos", { resourceType: "CATEGORY", resourceId: "bags" });
		expect(segments).toEqual(["señora/bolsos"]);
	});

	test.each([
		[301, "women/dresses", { kind: "page", location: "/en-it/women/dresses?page=2", status: 301 }],
		[302, "/women/dresses", { kind: "page", location: "/en-it/women/dresses?page=2", status: 302 }],
		[307, "women/dresses?sz=1", { kind: "page", location: "/en-it/women/dresses?sz=1", status: 302 }],
	])("is moved by %i to %s", async (statusCode, destinationUrl, redirect) => {
		const { route } = await ask("/old", { statusCode, destinationUrl }, "?page=2");
		expect(route.redirect).toEqual(redirect);
	});

	test("is not moved to another host", async () => {
		const { route } = await ask("/old", { statusCode: 301, destinationUrl: "https://evil.example/x" });
		expect(route).toEqual({ action: "Home-ErrorNotFound", data: {} });
	});
});

// proves platform-17
describe("an address without a rule", () => {
	test.each<[string, object | Response]>([
		["the platform knows none", problem("seo-url-mapping-not-found")],
		["the resource is of an unknown kind", { resourceType: "FOLDER", resourceId: "x" }],
	])("may itself say which page it is: %s", async (_, mapping) => {
		expect((await ask("/x", mapping)).route).toEqual({
			action: "Home-ErrorNotFound",
			data: {},
			isUnruled: true,
		});
	});

	test("is unknown without the API", async () => {
		expect((await ask("/x", problem("resource-not-found"))).route.unsure).toBe("no controller");
	});
});
