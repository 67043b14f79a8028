import { describe, expect, test } from "vitest";
import type { Build } from "../base/bindings.ts";
import { meaningfulSearch, notFoundAddress, type PageAddress, pageKey } from "./page-key.ts";

const address: PageAddress = {
	origin: "https://shop.example",
	locale: { siteId: "vetrina-eu", country: "IT", language: "en" },
	device: "mobile",
	path: "/women",
	search: "",
	form: "html",
};
const build: Build = { id: "b1", shapes: { pages: "s1" } };
const key = (over: Partial<PageAddress>, generation = "g1", by = build) =>
	pageKey({ ...address, ...over }, generation, by);

describe("meaningfulSearch", () => {
	test.each([
		["", ""],
		["?", ""],
		["?utm_source=x&gclid=1&fault=search:503", ""],
		["?page=2&utm_source=x", "?page=2"],
		["?srule=price&page=2&q=a&cgid=men&tabId=men", "?q=a&srule=price&page=2"],
		["?page=1", ""],
		["?prefn2=size&prefv2=M&prefn1=color&prefv1=red", "?prefn1=color&prefv1=red&prefn2=size&prefv2=M"],
		["?q=%00&page=banana", ""],
	])("the query %j of a list becomes %j", (search, expected) =>
		expect(meaningfulSearch(search, "/women")).toBe(expected),
	);

	test("categories and tabs are kept for searches only", () => {
		const search = "?srule=price&page=2&q=a&tabId=men";
		const kept = "?q=a&tabId=men&srule=price&page=2";
		expect(["/search", "/search-no-result"].map((path) => meaningfulSearch(search, path))).toEqual([
			kept,
			kept,
		]);
	});

	test.each(["/", "/brands", "/sitemap", "/silk-dress-VT1-red.html"])(
		"the page %s has no parameters",
		(path) => expect(meaningfulSearch("?page=2&q=a&prefn1=color&prefv1=red", path)).toBe(""),
	);
});

// proves cache-2
describe("pageKey", () => {
	test("is the same whatever the query's order and campaign", () => {
		const searched = { path: "/search" };
		expect(key({ ...searched, search: "?page=2&q=a&utm_source=x" })).toBe(
			key({ ...searched, search: "?q=a&page=2" }),
		);
	});

	test.each<[string, string]>([
		["origin", key({ origin: "https://other.example" })],
		["site", key({ locale: { siteId: "vetrina-us", country: "IT", language: "en" } })],
		["country", key({ locale: { siteId: "vetrina-eu", country: "FR", language: "en" } })],
		["language", key({ locale: { siteId: "vetrina-eu", country: "IT", language: "fr" } })],
		["device", key({ device: "desktop" })],
		["request class", key({ requestClass: "app" })],
		["variant", key({ variant: "banner/vip:0" })],
		["path", key({ path: "/men" })],
		["page", key({ search: "?page=2" })],
		["form", key({ form: "json" })],
		["generation", key({}, "g2")],
		["build", key({}, "g1", { id: "b2", shapes: {} })],
		["not found", pageKey(notFoundAddress(address), "g1", build)],
	])("differs by %s", (_, other) => expect(other).not.toBe(key({})));

	// proves cache-19
	test("data of a page is shared by builds that make it in the same way, and its HTML is not", () => {
		const next = { id: "b2", shapes: build.shapes };
		const changed = { id: "b2", shapes: { pages: "s2" } };
		expect(key({ form: "json" }, "g1", next)).toBe(key({ form: "json" }));
		expect(key({ form: "json" }, "g1", changed)).not.toBe(key({ form: "json" }));
		expect(key({ form: "html" }, "g1", next)).not.toBe(key({ form: "html" }));
	});

	test("parts cannot be moved into each other", () => {
		expect(key({ requestClass: "app" })).not.toBe(key({ variant: "app" }));
		expect(key({ variant: "a/html", path: "/b" })).not.toBe(key({ variant: "a", path: "/html/b" }));
	});
});
