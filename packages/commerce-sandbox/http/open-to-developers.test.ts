import { expect, test } from "vitest";
import { isOpenToDevelopers, STOREFRONT_CALL } from "./open-to-developers.ts";

const isOpen = (
	type: "production" | "staging" | "development",
	url: string,
	headers: Record<string, string> = {},
) => isOpenToDevelopers({ INSTANCE_TYPE: type }, new Request(url, { headers }));

test("staging is open on a developer's own machine", () => {
	for (const host of ["localhost:8788", "127.0.0.1:8788", "127.1.2.3", "[::1]:8788", "cloud.localhost"])
		expect(isOpen("staging", `http://${host}/outbox`), host).toBe(true);
	expect(isOpen("staging", "http://localhost:8788/outbox", { "cf-connecting-ip": "127.0.0.1" })).toBe(true);
});

test.each([
	["another host", "https://cloud.example/outbox", {}],
	["a host that begins like this machine", "http://localhost.evil.example/outbox", {}],
	["a host that ends like this machine", "http://evillocalhost/outbox", {}],
	["the service binding", "https://commerce.internal/outbox", {}],
	["the storefront, which names this machine", "https://localhost/outbox", { [STOREFRONT_CALL]: "1" }],
	[
		"Cloudflare's edge with a made-up host",
		"http://localhost/outbox",
		{ "cf-connecting-ip": "203.0.113.7", "cf-ray": "8f00ba4cafe01234-MXP" },
	],
	["an edge that names no address", "http://localhost/outbox", { "cf-ray": "8f00ba4cafe01234-MXP" }],
])("staging is closed to %s", (_, url, headers) => expect(isOpen("staging", url, headers)).toBe(false));

test("development is open at any host, but not through the storefront; production never", () => {
	expect(isOpen("development", "https://commerce.test/outbox")).toBe(true);
	expect(isOpen("development", "http://localhost/outbox", { [STOREFRONT_CALL]: "1" })).toBe(false);
	expect(isOpen("production", "http://localhost/outbox")).toBe(false);
});
