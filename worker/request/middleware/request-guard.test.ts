import { expect, test } from "vitest";
import { findRefusal } from "./request-guard.ts";

const ask = (url: string, method = "GET", headers: Record<string, string> = {}) =>
	findRefusal({ method, url: `https://shop.example${url}`, headers: new Headers(headers) })?.status ?? null;

// proves security-3
test.each([
	["/", null],
	["/en-it/search?q=%00", null],
	["/en-it/search?q=%zz", null],
	["/%E3%82%B7.html", null],
	["/en-it/%00", 400],
	["/en-it/a%0d%0ab", 400],
	["/en-it/%zz", 400],
	["/en-it/%ff", 400],
	[`/en-it/?x=${"a".repeat(10_000)}`, 414],
	[`/${"a".repeat(9000)}`, 414],
])("%s is %j", (url, status) => expect(ask(url)).toBe(status));

// proves security-3
test("methods that no route has", () => {
	expect(["POST", "PATCH", "DELETE", "HEAD"].map((method) => ask("/", method))).toEqual([
		null,
		null,
		null,
		null,
	]);
	expect(findRefusal({ method: "PUT", url: "https://shop.example/", headers: new Headers() })).toMatchObject({
		status: 405,
		allow: "GET, HEAD, POST, PATCH, DELETE",
	});
	// Preflights come from other sites' scripts, which may not call this API.
	expect(ask("/api/en-it/session", "OPTIONS")).toBe(405);
	expect(ask("/", "PROPFIND")).toBe(405);
});

// proves security-3
test.each([
	["20000", null],
	["65536", null],
	["65537", 413],
	["100000000", 413],
	["", null],
])("a body of %s bytes is %j", (length, status) =>
	expect(ask("/log", "POST", { "content-length": length })).toBe(status),
);

// proves content-66
test("a space may announce an entry of two megabytes", () => {
	expect(ask("/ops/content", "POST", { "content-length": "2000000" })).toBeNull();
	expect(ask("/ops/content", "POST", { "content-length": "2000001" })).toBe(413);
});
