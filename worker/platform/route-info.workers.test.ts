import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { newIsolate } from "../cache/testing.ts";
import { getRouteInfo } from "./route-info.ts";
import { testCalls } from "./testing.ts";

let count = 0;
beforeEach(() => {
	count++;
	newIsolate();
});
const request = (path: string, search = "") => {
	const locale: SiteLocale = {
		siteId: `routes-${count}`,
		country: "IT",
		language: "en",
		currency: "EUR",
		prefix: "/en-it",
	};
	return { locale, path, search, origin: "https://shop.example" };
};
const route = (body: unknown, stack?: unknown) =>
	Response.json(body, {
		headers: {
			"x-sf-cc-expiration-time": "900",
			...(stack === undefined
				? {}
				: { "redirects-stack": typeof stack === "string" ? stack : JSON.stringify(stack) }),
		},
	});

test("an action is returned with its parameters, and loaded once per path", async () => {
	const { calls, requests } = testCalls(() =>
		route({ action: "Product-Show", pid: "VT1-red", locale: "en-it", nested: {} }, []),
	);
	expect(await getRouteInfo(calls, request("/dress.html", "?utm_source=x"))).toEqual({
		action: "Product-Show",
		data: { pid: "VT1-red" },
	});
	await getRouteInfo(calls, request("/dress.html", "?page=2"));
	expect(requests).toEqual([`/s/routes-${count}/en-IT/dress.html?routeInfo=true`]);
});

test("the last redirect applies, with the query of the request", async () => {
	const stack = [
		{ location: "/en-it/a?routeInfo=true", status: 301 },
		{ location: "/en-it/women/dresses?country=IT&routeInfo=true", status: 301 },
	];
	const { calls } = testCalls(() => route({ action: "Search-Show", cgid: "x" }, stack));
	expect((await getRouteInfo(calls, request("/old", "?page=2"))).redirect).toEqual({
		kind: "page",
		location: "/en-it/women/dresses?page=2",
		status: 301,
	});
	const hidden = request("/old2");
	expect(
		(await getRouteInfo(calls, { ...hidden, locale: { ...hidden.locale, prefix: "" } })).redirect?.location,
	).toBe("/women/dresses");
});

test("redirects out of the app are documents, and unknown hosts are ignored", async () => {
	const to = (location: string) => testCalls(() => route({ action: "X" }, [{ location, status: 302 }])).calls;
	expect(
		(await getRouteInfo(to("/on/demandware.store/Sites-x-Site/en/Login-Show"), request("/login"))).redirect,
	).toMatchObject({ kind: "document", status: 302 });
	expect(await getRouteInfo(to("https://evil.example/"), request("/evil"))).toEqual({
		action: "Home-ErrorNotFound",
		data: {},
	});
	expect(await getRouteInfo(to("/en-it/self"), request("/self"))).toEqual({ action: "X", data: {} });
});

// proves platform-3
describe("an unreadable response is the not-found action, and is not cached", () => {
	test.each<[string, () => Response]>([
		["truncated JSON", () => new Response('{"action":', { headers: { "content-type": "application/json" } })],
		["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
		["another shape", () => Response.json({ actions: [] })],
		["400", () => Response.json({}, { status: 400 })],
		["404", () => Response.json({}, { status: 404 })],
		["410", () => new Response("<html>", { status: 410 })],
		[
			"404 with a page",
			() => new Response("<html>", { status: 404, headers: { "content-type": "text/html" } }),
		],
	])("%s", async (_, respond) => {
		const { calls, requests } = testCalls(respond);
		const unsure = [404, 410].includes(respond().status) ? "no controller" : "unreadable";
		expect(await getRouteInfo(calls, request("/x"))).toEqual({
			action: "Home-ErrorNotFound",
			data: {},
			unsure,
		});
		await getRouteInfo(calls, request("/x"));
		expect(requests.length).toBe(2);
	});

	test("the cached route of an address is used instead for two days", async () => {
		let respond = () => route({ action: "Product-Show", pid: "VT1-red" });
		const { calls, later } = testCalls(() => respond());
		const ask = () => getRouteInfo(calls, request("/dress.html"));
		const action = await ask();
		respond = () => new Response("<html>", { status: 404 });
		const [hour, day] = [3600, 86_400];
		for (const seconds of [hour, day]) {
			later(seconds);
			expect(await ask()).toEqual(action);
		}
	});

	test("a not-found action with status 404 counts as not found", async () => {
		const { calls } = testCalls(() => Response.json({ action: "Home-ErrorNotFound" }, { status: 404 }));
		expect(await getRouteInfo(calls, request("/x"))).toEqual({ action: "Home-ErrorNotFound", data: {} });
	});

	test("an unreadable stack is no redirect", async () => {
		const { calls } = testCalls(() => route({ action: "Home-Show" }, "[{"));
		expect(await getRouteInfo(calls, request("/x"))).toEqual({ action: "Home-Show", data: {} });
	});
});

test.each([503, 429, 401])("a platform's %i does not mean that the page does not exist", async (status) => {
	const { calls } = testCalls(() => Response.json({}, { status }));
	await expect(getRouteInfo(calls, request("/x"))).rejects.toMatchObject({ name: "PlatformUnavailable" });
});
