import { expect, inject, test } from "vitest";
import { newShopper } from "./setup/shopper.ts";

test("both Workers run, and the storefront reaches the seeded cloud", async () => {
	const health = await fetch(`${inject("commerce")}/health`);
	expect(await health.json()).toMatchObject({ status: "ok", instanceType: "staging" });
	const home = await newShopper().fetch("/en-it");
	expect(home.status).toBe(200);
	expect(await home.text()).toContain('lang="en');
});

test("hashed files may be kept for ever", async () => {
	const shopper = newShopper();
	const html = await (await shopper.fetch("/en-it")).text();
	const [entry] = /\/assets\/entry-[^"]+\.js/.exec(html) ?? [];
	const file = await shopper.fetch(entry ?? "/no-entry-in-the-page");
	expect(file.status).toBe(200);
	expect(file.headers.get("cache-control")).toContain("immutable");
});
