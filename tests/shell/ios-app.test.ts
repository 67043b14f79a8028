import { expect, inject, test } from "vitest";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

const isBare = async (path: string, agent: string, headers = {}): Promise<boolean> => {
	const response = await fetch(inject("storefront") + path, { headers: { "user-agent": agent, ...headers } });
	const html = await response.text();
	expect(html).toContain("<main");
	const [hasHeader, hasFooter] = [html.includes("<header"), html.includes("<footer")];
	expect(hasHeader).toBe(hasFooter);
	return !hasHeader;
};

// proves shell-27, cache-2
test.each([
	"/en-it/women/dresses",
	"/en-it/",
	"/en-it/nosuch",
	"/en-it/login",
	"/en-it/cart?fault=baskets:503",
])("%s has neither header nor footer in the app, and both in a browser", async (path) => {
	for (const [agent, expected] of [
		[`${PHONE} VetrinaApp/4.2`, true],
		[PHONE, false],
		[`${PHONE} VetrinaApp/4.2`, true],
	] as const)
		expect([agent, await isBare(path, agent)]).toEqual([agent, expected]);
});

// proves shell-27
test("the error page has neither in the app, and both in a browser", async () => {
	const fault = { "x-vetrina-fault": "search:503" };
	const path = "/en-it/search?q=app";
	expect(await isBare(path, `${PHONE} VetrinaApp/4.2`, fault)).toBe(true);
	expect(await isBare(path, PHONE, fault)).toBe(false);
});
