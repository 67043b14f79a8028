import { expect, test } from "vitest";
import { siteConfigError } from "../../shared/domain/locale/site-config.ts";
import { siteConfig } from "../base/sites.ts";
import { isBot, readCountry, toAddressRequest } from "./site-locale.ts";

const request = (headers: Record<string, string> = {}) => new Request("https://shop.example/x", { headers });

test("the shop's own configuration has no errors", () => {
	for (const instance of ["production", "staging", "development"] as const)
		expect(siteConfigError(siteConfig, instance)).toBeNull();
});

// proves locale-11
test("the country comes from the edge; a header overrides it outside production", () => {
	const there = Object.assign(request({ "x-dev-country": "sa" }), { cf: { country: "FR" } });
	expect(readCountry(there, "production")).toBe("FR");
	expect(readCountry(there, "staging")).toBe("SA");
	expect(readCountry(request(), "production")).toBeUndefined();
	const local = Object.assign(request(), { cf: { country: "US" } });
	expect(readCountry(local, "staging")).toBeUndefined();
	expect(
		readCountry(
			Object.assign(request({ "cf-ray": "8f0e1d2c3b4a5968-MXP" }), { cf: { country: "IT" } }),
			"staging",
		),
	).toBe("IT");
	expect(readCountry(request({ "x-dev-country": "<script>" }), "development")).toBeUndefined();
});

// proves locale-12
test("bots are recognized by their user agent", () => {
	expect(
		isBot(
			request({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }),
		),
	).toBe(true);
	expect(
		isBot(
			request({
				"user-agent":
					"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
			}),
		),
	).toBe(false);
});

test("cookies and languages are read without validation", () => {
	const read = toAddressRequest(
		request({
			cookie: "preferredCountry=SA; preferredLanguage=%3Cscript%3E; other=1",
			"accept-language": "fr-CH,en;q=0.4",
		}),
		"staging",
		{ path: "/women", search: "?a=1" },
	);
	expect(read).toMatchObject({
		host: "shop.example",
		path: "/women",
		search: "?a=1",
		rememberedChoice: { country: "SA", language: "<script>" },
		acceptedLanguages: ["fr", "en"],
	});
});
