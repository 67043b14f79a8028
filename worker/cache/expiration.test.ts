import { describe, expect, test } from "vitest";
import { expirationSeconds, isSuccess, mayKeep } from "./expiration.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

// proves cache-4
test.each([
	["600", 600],
	["0", 0],
	[" 60 ", 60],
	["Sat, 21 Nov 2026 12:10:00 GMT", 600],
	["2026-11-21T12:01:00Z", 60],
	["Sat, 21 Nov 2026 11:00:00 GMT", 0],
	["999999999", 2_592_000],
	["-5", undefined],
	["1.5", undefined],
	["soon", undefined],
	["", undefined],
	[null, undefined],
])("x-sf-cc-expiration-time %j is %j seconds", (value, expected) =>
	expect(expirationSeconds(value, NOW)).toBe(expected),
);

// proves cache-5
describe("responses that may be cached", () => {
	const request = (url: string, init?: RequestInit) => new Request(url, init);
	test.each([
		[true, request("https://c.example/Configurations-Get")],
		[true, request("https://c.example/x?preview=false")],
		[true, request("https://c.example/x", { headers: { "cache-control": "max-age=0" } })],
		[false, request("https://c.example/x", { method: "POST" })],
		[false, request("https://c.example/x", { method: "HEAD" })],
		[false, request("https://c.example/x?a=1&preview=true")],
		[false, request("https://c.example/x", { headers: { "x-preview": "true" } })],
		[false, request("https://c.example/x", { headers: { "cache-control": "no-cache" } })],
		[false, request("https://c.example/x", { headers: { "cache-control": "max-age=0, No-Store" } })],
	])("%s: %o", (expected, one) => expect(mayKeep(one)).toBe(expected));

	test("a response is a success with status 2xx only", () =>
		expect([199, 200, 204, 299, 300, 304, 404].filter(isSuccess)).toEqual([200, 204, 299]));
});
