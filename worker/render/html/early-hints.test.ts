import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { writeDocument } from "../../../client/app/write-document.tsx";
import { type BodyName, buildPage } from "../../../client/fixtures/views.ts";
import { earlyHints } from "./early-hints.ts";

const assets = {
	build: "b1",
	entry: "/assets/entry.js",
	styles: ["/assets/entry.css"],
	modulePreloads: ["/assets/react.js"],
	chunks: {},
	texts: { folder: "/assets/texts/", bundles: { "client/entry.tsx": "0" } },
};
const hintsOf = (name: BodyName, language: Language = "en"): string =>
	earlyHints(
		writeDocument({ page: buildPage(name, language), assets, themeColor: "#ffffff" }, renderToString) ?? "",
	);

describe("a page's hints", () => {
	test("name the style sheet, the fonts and the scripts of its language", () => {
		const hints = hintsOf("list", "ar");
		expect(hints).toContain("</assets/entry.css>; rel=preload; as=style");
		expect(hints).toContain("</assets/entry.js>; rel=modulepreload");
		expect(hints).toContain("</assets/react.js>; rel=modulepreload");
		expect(hints).toContain("</assets/texts/ar/0.js>; rel=modulepreload");
		expect(hints).toMatch(
			/<[^>]+arabic[^>]+woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin=anonymous/,
		);
	});

	test.each(["home", "list", "product"] as const)(
		"name the largest picture of the %s with its widths",
		(name) => {
			expect(hintsOf(name)).toMatch(
				/as=image; (?:media="[^"]+"; )?imagesrcset="[^"]+ 400w[^"]+"; imagesizes=(?:"[^"]+"|\w+); fetchpriority=high/,
			);
		},
	);

	test("contain no alternates, icons and data", () => {
		const links = hintsOf("home").split(/, (?=<)/);
		for (const hint of links) expect(hint).toMatch(/^<\/[^>]+>; rel=(?:preload; as=\w+|modulepreload)/);
		expect(links).toHaveLength(new Set(links).size);
	});
});

test("a header contains the head's preloads, safely encoded", () => {
	const head =
		'<link rel="preload" as="image" imageSrcSet="/a?x=1&amp;sw=180 180w, /ü&quot;.jpg 360w" imageSizes="50vw" fetchPriority="high"/>';
	expect(earlyHints(`<head>${head}</head><link rel="stylesheet" href="/late.css"/>`)).toBe(
		'</a?x=1&sw=180>; rel=preload; as=image; imagesrcset="/a?x=1&sw=180 180w, /%C3%BC%22.jpg 360w"; imagesizes=50vw; fetchpriority=high',
	);
	expect(earlyHints("no head at all")).toBe("");
});
