import { expect, test } from "vitest";
import { fixedRoute, legacyChain, pagePath } from "./route-rules.ts";

const none = new URLSearchParams();

test.each([
	["/", "Home-Show"],
	["/cart", "Cart-Show"],
	["/any/where/COCart-Show", "COCart-Show"],
	["/Cart-Proxy", "Cart-Proxy"],
	["/any/where/SplashPage", "SplashPage"],
	["/wishlist", "Wishlist-Show"],
	["/orders", "Order-History"],
	["/order", "Order-Details"],
	["/any/where/Order-History", "Order-History"],
	["/any/where/Account-Show", "Account-Show"],
	["/register", "Account-Registration"],
])("%s is %s", (path, action) => {
	expect(fixedRoute(path, none)?.action).toBe(action);
});

test("search keeps 50 characters of its query", () => {
	expect(fixedRoute("/search", new URLSearchParams({ q: "x".repeat(80) }))).toEqual({
		action: "Search-Show",
		q: "x".repeat(50),
	});
});

test("a path without a fixed route is left to the catalogue", () => {
	expect(fixedRoute("/women/dresses", none)).toBeUndefined();
	expect(fixedRoute("/constructor", none)).toBeUndefined();
});

test.each([
	["women//dresses/", "/women/dresses"],
	["", "/"],
	["%D9%85", "/م"],
	["%zz", undefined],
	["%00", undefined],
	["a%5Cb", undefined],
	["a".repeat(1300), undefined],
])("%j is the path %j", (encoded, path) => {
	expect(pagePath(encoded)).toBe(path);
});

test("a chain of moves is followed to its end", () => {
	expect(legacyChain("/customer-service")).toEqual({
		path: "/csc",
		redirects: [
			{ location: "/help", status: 301 },
			{ location: "/csc", status: 301 },
		],
	});
	expect(legacyChain("/women")).toEqual({ path: "/women", redirects: [] });
});
