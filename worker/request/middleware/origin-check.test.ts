import { expect, test } from "vitest";
import { isOwnOrigin, isSafeMethod } from "./origin-check.ts";

const own = "https://shop.example";
// proves identity-6
test.each<[boolean, string, Record<string, string>]>([
	[true, "Sec-Fetch-Site same-origin", { "sec-fetch-site": "same-origin", origin: own }],
	[true, "Sec-Fetch-Site alone", { "sec-fetch-site": "same-origin" }],
	[true, "an old browser's Origin", { origin: own }],
	[true, "a page without referrer", { "sec-fetch-site": "same-origin", origin: "null" }],
	[false, "nothing at all", {}],
	[false, "another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
	[false, "another site without Origin", { "sec-fetch-site": "cross-site" }],
	[false, "a sibling of the site", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
	[false, "no site", { "sec-fetch-site": "none" }],
	[false, "Origin null alone", { origin: "null" }],
	[false, "another port", { origin: "https://shop.example:8443" }],
	[false, "another scheme", { origin: "http://shop.example" }],
	[false, "two that disagree", { "sec-fetch-site": "same-origin", origin: "https://evil.example" }],
])("%s: %s", (expected, _, headers) =>
	expect(isOwnOrigin({ headers: new Headers(headers), url: `${own}/en-it/cart` })).toBe(expected),
);

test("reading is safe, everything else is a write", () => {
	expect(["GET", "HEAD", "OPTIONS", "get"].every(isSafeMethod)).toBe(true);
	expect(["POST", "PATCH", "DELETE", "PUT", "TRACE"].some(isSafeMethod)).toBe(false);
});
