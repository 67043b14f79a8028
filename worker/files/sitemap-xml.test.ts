import { expect, test } from "vitest";
import { readSitemapPath, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

test("an index of addresses", () => {
	expect(sitemapIndexXml(["https://shop.example/sitemap-eu-en-it-1.xml"])).toBe(
		'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://shop.example/sitemap-eu-en-it-1.xml</loc></sitemap>\n</sitemapindex>\n',
	);
});

test("pages with their alternates, escaped", () => {
	const text = sitemapXml([
		{
			href: "https://shop.example/a?b&c",
			alternates: [{ hreflang: "de-IT", href: "https://shop.example/'<x>\"" }],
		},
	]);
	expect(text).toContain("<loc>https://shop.example/a?b&amp;c</loc>");
	expect(text).toContain(
		'<xhtml:link rel="alternate" hreflang="de-IT" href="https://shop.example/&apos;&lt;x&gt;&quot;"/>',
	);
});

// proves catalogue-27
test("a page with a modification time has it in the sitemap", () => {
	const page = { href: "https://shop.example/a", alternates: [] };
	expect(sitemapXml([page])).not.toContain("lastmod");
	expect(sitemapXml([{ ...page, lastModified: "2026-02-03T04:05:06.000Z" }])).toContain(
		"<loc>https://shop.example/a</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>",
	);
});

test.each([
	["/sitemap-eu.xml", { site: "eu" }],
	["/sitemap-eu-en-it-12.xml", { site: "eu", page: { locale: "en-it", number: 12 } }],
	["/sitemap-eu-en-it-0.xml", null],
	["/sitemap-eu-en-it.xml", null],
	["/sitemap.xml", null],
	["/sitemap-EU.xml", null],
	["/x/sitemap-eu.xml", null],
])("%s", (path, expected) => expect(readSitemapPath(path)).toEqual(expected));
