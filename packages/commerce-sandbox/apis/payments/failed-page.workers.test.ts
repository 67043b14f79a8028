import { expect, test } from "vitest";
import { app } from "../../index.ts";
import { languages } from "../../languages.ts";
import { startCommerce } from "../../testing/commerce-under-test.ts";

const SHOP = "https://shop.example";
const SESSION = "a".repeat(43);
const BROWSER = { accept: "text/html,application/xhtml+xml", "accept-language": "de-AT,en;q=0.5" };
const commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
const elsewhere = encodeURIComponent("http://127.0.0.1:5173/en-it/checkout");

/** Every page of the processor, by method and path; the tests open each without its parameters. */
const paths = [
	...new Set(
		app.routes
			// The device frame reports a missing parameter by message instead of a page (checkout-11).
			.filter(({ method, path }) => method !== "ALL" && /^\/payments\/sandbox\/(?!v1\/ddc$)/.test(path))
			.map(({ method, path }) => `${method} ${path}`),
	),
];

// proves cloud-41
test.each(paths)(
	"%s refuses a browser with a page in its language, and a script with the problem",
	async (route) => {
		const [method = "", path = ""] = route.split(" ");
		const body = method === "GET" ? undefined : new URLSearchParams({ language: "fr" });
		const shown = await commerce.fetch(path, { method, body, headers: BROWSER });
		expect(shown.status).toBeGreaterThanOrEqual(400);
		expect(shown.headers.get("content-type")).toContain("text/html");
		expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors *");
		expect(await shown.text()).toContain(body ? '<html lang="fr"' : '<html lang="de"');
		const problem = await commerce.fetch(path, { method, body, headers: { accept: "application/json" } });
		expect(problem.status).toBe(shown.status);
		expect(problem.headers.get("content-type")).toContain("json");
	},
);

// proves cloud-41
test("a card's fields that refuse the return address say so in every language of the house", async () => {
	const titles = await Promise.all(
		languages.map(async (language) => {
			const path = `/payments/sandbox/v1/fields?return=${elsewhere}&session=${SESSION}&language=${language}`;
			const response = await commerce.fetch(path, { headers: BROWSER });
			const page = await response.text();
			expect([response.status, page.includes(`<html lang="${language}"`)]).toEqual([400, true]);
			return /<title>(.*)<\/title>/.exec(page)?.[1];
		}),
	);
	expect(new Set(titles).size).toBe(languages.length);
});

// proves cloud-41
test("a fault of the processor is a page as well", async () => {
	const fields = `/payments/sandbox/v1/fields?return=${encodeURIComponent(`${SHOP}/en-it`)}&session=${SESSION}`;
	const headers = { ...BROWSER, "x-vetrina-fault": "payments:503" };
	const response = await commerce.fetch(fields, { headers });
	const page = await response.text();
	expect([response.status, page.includes('<html lang="de"')]).toEqual([503, true]);
});
