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
	expect(text).toMatch(
		/href="\/en-pt\/announcement\?id=popup-repair" data-popup="top-banner"[^>]*>Care and repair</,
	);
	const other = await rawRequest("/en-it/women/dresses");
	expect(other.text).not.toMatch(/We repair what we sell|A gift card always fits|"zones"/);
});

// proves content-28
test("the checkout has no banners", async () => {
	const { text } = await rawRequest("/en-pt/checkout");
	expect(text).not.toContain(">We repair what we sell.");
});

// proves content-28, shell-31
test("the popup of a banner is a page, too, in each language, which search engines do not list", async () => {
	for (const [prefix, title, words] of [
		["/en-pt", "Care and repair", "seams, buttons, zips"],
		["/ar-sa", "العناية والإصلاح", "نصلح ما نبيع"],
		["/ja-jp", "お手入れと修理", "販売した商品は修理いたします"],
	] as const) {
		const { status, text } = await rawRequest(`${prefix}/announcement?id=popup-repair`);
		expect(status).toBe(200);
		expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
		expect(text).toContain(words);
		expect(text).toContain(`href="${prefix}/csc"`);
		expect(text).toContain('content="noindex, follow"');
	}
	for (const query of ["", "?id=", "?id=no-such", "?id=banner-about", "?id=%3Cb%3E"])
		expect([query, (await rawRequest(`/en-it/announcement${query}`)).status]).toEqual([query, 404]);
});
