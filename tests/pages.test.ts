import { expect, inject, test } from "vitest";
import { newShopper } from "./setup/shopper.ts";

test("both Workers run, and the storefront reaches the seeded cloud", async () => {
	const health = await fetch(`${inject("commerce")}/health`);
	expect(await health.json()).toEqual({ status: "ok" });
	const home = await newShopper().fetch("/en-it");
	expect(home.status).toBe(200);
	expect(await home.text()).toContain('lang="en');
});

test("hashed files may be cached for ever", async () => {
	const shopper = newShopper();
	const html = await (await shopper.fetch("/en-it")).text();
	const [entry] = /\/assets\/entry-[^"]+\.js/.exec(html) ?? [];
	const file = await shopper.fetch(entry ?? "/no-entry-in-the-page");
	expect(file.status).toBe(200);
	expect(file.headers.get("cache-control")).toContain("immutable");
});

// proves catalogue-10
test("brands are listed by letter, the same for every shopper, and lead to their products", async () => {
	const shopper = newShopper();
	const page = await shopper.fetch("/en-it/brands");
	expect(page.headers.get("cache-control")).toMatch(/^public/);
	const html = await page.text();
	const group = /<details id="brands-c".*?<\/details>/.exec(html)?.[0] ?? "";
	const [, href = ""] = /href="([^"]+)"[^>]*>Corvella</.exec(group) ?? [];
	expect(href).toBe("/en-it/brands/corvella");
	expect(await (await shopper.fetch(href)).text()).toContain("<article");
});

// proves shell-11
test("the page of all categories leaves out those that merchants exclude from sitemaps", async () => {
	const html = await (await newShopper().fetch("/en-it/sitemap")).text();
	const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? "";
	expect(main).toContain('href="/en-it/women/dresses"');
	expect(main).toContain('href="/en-it/brands"');
	expect(main).toContain('href="/en-it/children/boys"');
	for (const kept of ["tops", "trousers"]) expect(main).not.toContain(`href="/en-it/children/boys/${kept}"`);
});
