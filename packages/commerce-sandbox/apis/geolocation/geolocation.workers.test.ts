import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { geolocationApp } from "./geolocation.ts";

// proves cloud-18
test.each([
	["192.0.2.7", "US", "CA"],
	["198.51.100.7", "CA", "QC"],
	["203.0.113.7", "JP", "13"],
	["2001:db8::1", "IT", "25"],
	["", "IT", "25"],
])("%s is in %s %s", async (address, country, state) => {
	const headers = { "x-forwarded-for": address };
	const response = await geolocationApp.request("/cookieconsentpub/v1/geo/location", { headers }, env);
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
	expect(await response.json()).toEqual({
		country,
		state,
		stateName: expect.any(String),
		continent: expect.stringMatching(/^[A-Z]{2}$/),
	});
});
