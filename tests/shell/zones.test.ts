import { expect, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";

// proves content-28
test("banners stand above the header and above the footer of pages of their country alone", async () => {
	const { text } = await rawRequest("/en-pt/women/dresses");
	const places = ["We repair what we sell.", "<header", "</main>", "A gift card always fits.", "<footer"].map(
		(part) => text.indexOf(part),
	);
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(text).toMatch(/href="\/en-pt\/csc" data-popup="top-banner"[^>]*>Care and repair</);
	const other = await rawRequest("/en-it/women/dresses");
	expect(other.text).not.toMatch(/We repair what we sell|A gift card always fits|"zones"/);
});

// proves content-28
test("the checkout has no banners", async () => {
	const { text } = await rawRequest("/en-pt/checkout");
	expect(text).not.toContain(">We repair what we sell.");
});
