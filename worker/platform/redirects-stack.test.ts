import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finalMove, resolveTarget, withoutOwnParameters } from "./redirects-stack.ts";

test.each([
	["/a?country=IT&routeInfo=true&cookieDomain=x", "/a"],
	["/a?q=1&routeInfo=true&page=2#top", "/a?q=1&page=2#top"],
	["/a?countryside=1", "/a?countryside=1"],
	["/a", "/a"],
])("%s loses the platform's own parameters", (location, expected) =>
	expect(withoutOwnParameters(location)).toBe(expected),
);

// proves platform-3
describe("finalMove", () => {
	test("returns the last redirect, permanent if all are", () => {
		expect(
			finalMove('[{"location":"/b","status":301},{"location":"/c?routeInfo=true","status":301}]'),
		).toEqual({ location: "/c", status: 301 });
		expect(finalMove('[{"location":"/b","status":302},{"location":"/c","status":301}]')).toEqual({
			location: "/c",
			status: 302,
		});
		expect(finalMove('[{"location":"/b","status":"301"}]')).toEqual({ location: "/b", status: 301 });
	});
	test.each([null, "", "[]", "{}", "[1]", '[{"status":301}]', "[{"])("returns null for %j", (header) =>
		expect(finalMove(header)).toBeNull(),
	);
});

describe("targetOf", () => {
	const hosts = ["outlet.example"];
	test.each([
		["/en-it/women?a=1", { kind: "page", location: "/en-it/women?a=1" }],
		["https://shop.example/en-it/", { kind: "page", location: "/en-it/" }],
		[
			"/on/demandware.store/Sites-x/Login",
			{ kind: "document", location: "/on/demandware.store/Sites-x/Login" },
		],
		["https://outlet.example/sale", { kind: "document", location: "https://outlet.example/sale" }],
		["http://outlet.example/sale", null],
		["https://evil.example/", null],
		["//evil.example/", null],
		["/\\evil.example", null],
		["javascript:alert(1)", null],
		["https://shop.example//evil.example", null],
		["https://shop.example@evil.example", null],
		["http://[", null],
	])("%s", (location, expected) =>
		expect(resolveTarget(location, "https://shop.example", hosts)).toEqual(expected),
	);

	test("locations never lead to an unknown host", () => {
		fc.assert(
			fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (location) => {
				const target = resolveTarget(location, "https://shop.example", hosts);
				if (target)
					expect(["shop.example", "outlet.example"]).toContain(
						new URL(target.location, "https://shop.example").hostname,
					);
			}),
		);
	});
});
