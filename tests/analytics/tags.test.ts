import { describe, expect, test } from "vitest";
import { newShopper } from "../setup/shopper.ts";

const ask = async (path: string, choice = "", headers: Record<string, string> = {}) => {
	const shopper = newShopper(headers);
	if (choice) shopper.cookies.set("consent", choice);
	const response = await shopper.fetch(path);
	return {
		policy: response.headers.get("content-security-policy") ?? "",
		cacheControl: response.headers.get("cache-control") ?? "",
		html: await response.text(),
	};
};
const FRAME =
	/<noscript><iframe[^>]*ns\.html\?id=GTM-VETRINA"[^>]*><\/iframe><iframe[^>]*ns\.html\?id=GTM-HOUSE2"/;

// proves event-27
describe("the security policy", () => {
	test("allows the receivers' scripts with consent to analytics alone", async () => {
		expect((await ask("/en-ae/women/dresses", "1.apm")).policy).toMatch(/script-src[^;]*\/gtm\.js[ ;]/);
		for (const choice of ["", "1.", "1.pm"])
			expect((await ask("/en-ae/women/dresses", choice)).policy).not.toMatch(/gtm\.js|hotjar/);
		expect((await ask("/en-ae/women/dresses", "1.apm", { "sec-gpc": "1" })).policy).not.toContain("gtm.js");
		expect((await ask("/en-ae/women/dresses", "1.apm", { dnt: "1" })).policy).not.toContain("gtm.js");
	});

	test("allows none where the house has none", async () => {
		expect((await ask("/en-it/women/dresses", "1.apm")).policy).not.toMatch(/gtm\.js|hotjar/);
	});
});

// proves event-27
describe("frames for browsers without JavaScript", () => {
	test("are named in private answers with consent, one for each container", async () => {
		const { html, cacheControl } = await ask("/en-ae/cart", "1.a");
		expect(cacheControl).toBe("private, no-store");
		expect(html).toMatch(FRAME);
	});

	test.each([
		["a shared answer", "/en-ae/women/dresses", "1.apm", {}],
		["a private answer without a choice", "/en-ae/cart", "", {}],
		["a private answer after a refusal", "/en-ae/cart", "1.", {}],
		["a private answer to a browser that objects", "/en-ae/cart", "1.apm", { "sec-gpc": "1" }],
		["another site of the house", "/en-it/cart", "1.apm", {}],
	])("are missing in %s", async (_, path, choice, headers) => {
		expect((await ask(path, choice, headers)).html).not.toContain("ns.html");
	});
});
