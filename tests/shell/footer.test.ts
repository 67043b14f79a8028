import { expect, inject, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

const footerAt = async (path: string, headers = {}): Promise<string> =>
	(await rawRequest(path, { headers })).text.match(/<footer[\s\S]*<\/footer>/)?.[0] ?? "";
const hrefsIn = (html: string): string[] =>
	[...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);

const listMarks = (html = ""): string[] =>
	[...html.matchAll(/<img src="\/icons\/pay\/[^>]*alt="([^"]+)"/g)].map(([, name = ""]) => name);

// proves content-27, content-43
test("a country has the footer that names it, and other countries the one for all", async () => {
	const [german, kuwaiti, japanese] = await Promise.all(
		["/de-de/", "/en-kw/", "/ja-jp/"].map((path) => footerAt(path)),
	);
	expect(german).toMatch(/>Impressum<\/a>.*>Datenschutz<\/a>.*>AGB<\/a>.*>Cookie-Einstellungen<\/a>/);
	expect(listMarks(german)).toEqual([
		"Visa",
		"Mastercard",
		"American Express",
		"PayPal",
		"Apple Pay",
		"Google Pay",
		"Amazon Pay",
	]);
	expect(kuwaiti).not.toContain("PayPal");
	expect(kuwaiti).toMatch(/>Privacy<\/a>.*>Terms of sale<\/a>/);
	expect(listMarks(japanese)).toContain("JCB");
	for (const html of [german, kuwaiti, japanese])
		expect(html).toContain('href="mailto:care@vetrina.example"');
});

// proves content-27
test("each link of a footer to the shop has a page", async () => {
	const paths = new Set(hrefsIn(await footerAt("/de-de/")).filter((href) => href.startsWith("/")));
	expect([...paths]).toEqual(
		expect.arrayContaining(["/de-de/imprint", "/de-de/privacy", "/de-de/terms", "/de-de/track-order"]),
	);
	for (const path of paths) expect([path, (await rawRequest(path)).status]).toEqual([path, 200]);
});

// proves content-27
test("phones open the columns by their titles and show no code, and other screens show both", async () => {
	const large = await footerAt("/en-it/women/dresses");
	const phone = await footerAt("/en-it/women/dresses", { "user-agent": PHONE });
	const countFolds = (html: string): number => html.match(/<details><summary/g)?.length ?? 0;
	expect([countFolds(large), countFolds(phone)]).toEqual([0, 3]);
	expect(hrefsIn(phone)).toEqual(hrefsIn(large));
	expect(phone).not.toContain("/icons/app/");
	const [, code = ""] = /src="(\/icons\/app\/[^"]+)"/.exec(large) ?? [];
	const response = await fetch(inject("storefront") + code);
	expect(response.headers.get("content-type")).toContain("image/svg+xml");
	expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
	expect(hrefsIn(large)).toContain(`https://apps.apple.com/app/${/id\d+/.exec(code)?.[0]}`);
});

// proves content-43
test("each mark of the footer is a picture, and there is none of an unknown method", async () => {
	const paths = [...(await footerAt("/de-de/")).matchAll(/\/icons\/pay\/[^"]+/g)].map(([path]) => path);
	expect(paths).toHaveLength(7);
	for (const path of paths) {
		const response = await fetch(inject("storefront") + path);
		expect([path, response.status, response.headers.get("content-type")]).toEqual([
			path,
			200,
			"image/svg+xml; charset=utf-8",
		]);
	}
	for (const name of ["coins.svg", "visa.png", "../visa.svg"])
		expect((await rawRequest(`/icons/pay/${name}`)).status).toBeGreaterThanOrEqual(400);
});

// proves content-27
test.each(["id1", "id6700000000.png", "id67000000001234.svg", "../x.svg", "%3Csvg%3E.svg"])(
	"there is no code %s",
	async (name) => expect((await rawRequest(`/icons/app/${name}`)).status).toBeGreaterThanOrEqual(400),
);
