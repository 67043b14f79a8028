import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageDataPath, pageOfDataPath } from "./page-data-paths.ts";
import {
	createPaths,
	landingPath,
	localeSitemapPath,
	localPath,
	mediaPath,
	robotsPath,
	sitemapPath,
} from "./paths.ts";

const addressesOf = (prefix: string): Record<string, string> => {
	const paths = createPaths({ prefix });
	const state = {
		page: 2,
		refinements: [{ id: "c_color", values: ["red", "navy blue"] }],
		sort: "price-asc",
	};
	return {
		home: paths.home(),
		category: paths.category("/women/dresses"),
		"category refined": paths.category("/women/dresses", state),
		search: paths.search(),
		"search refined": paths.search({ ...state, query: "silk & wool", page: 1 }),
		product: paths.product("/silk-dress-VT1001-red.html"),
		"product in Japanese": paths.product("/シルク-VT1001-red.html"),
		content: paths.content("/our-house"),
		cart: paths.cart(),
		preferences: paths.preferences(),
		"page with query": paths.page("/search?q=a&page=2"),
		"page home": paths.page("/"),
		api: paths.api(),
		"api basket": paths.api("/basket/items"),
		data: pageDataPath(paths.category("/women")),
	};
};

test.each(["/en-it", "/s/eu/en-it", ""])("every address under %j", (prefix) => {
	expect(addressesOf(prefix)).toMatchSnapshot();
});

test("addresses outside of a locale", () => {
	expect([landingPath, robotsPath, sitemapPath("eu"), localeSitemapPath("eu", "en-it", 2)]).toEqual([
		"/",
		"/robots.txt",
		"/sitemap-eu.xml",
		"/sitemap-eu-en-it-2.xml",
	]);
});

test("a picture's address", () => {
	expect(mediaPath({ realm: "VTRA_001", catalog: "Sites-vetrina-catalog" }, "VT1-red/front.jpg")).toBe(
		"/dw/image/v2/VTRA_001/on/demandware.static/-/Sites-vetrina-catalog/default/VT1-red/front.jpg",
	);
});

test("a data address leads back to its page", () => {
	expect(pageOfDataPath(pageDataPath("/en-it/women"))).toBe("/en-it/women");
	expect(pageOfDataPath("/en-it/women")).toBeNull();
	expect(pageOfDataPath("/_pages/en-it")).toBeNull();
});

describe("localPath", () => {
	test.each([
		["//evil.example/x", "/evil.example/x"],
		["\\\\evil.example", "/evil.example"],
		["/a/../../b", "/a/b"],
		["/a/%2e%2E/b", "/a/b"],
		["women", "/women"],
		["/a%20b/c d", "/a%20b/c%20d"],
		["/100%/x", "/100%25/x"],
		["/x?y=1#z", "/x"],
		["", "/"],
	])("%j becomes %j", (input, expected) => expect(localPath(input)).toBe(expected));

	test("never leaves the origin, never throws, and is stable", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (input) => {
				const path = localPath(input);
				expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
				expect(localPath(path)).toBe(path);
			}),
		);
	});
});
