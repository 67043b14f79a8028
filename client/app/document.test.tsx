import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ClientAssets } from "../../shared/contracts/client-assets.ts";
import type { PageView } from "../../shared/contracts/page.ts";
import { type BodyName, bodies, buildPage } from "../fixtures/views.ts";
import { earlyScript } from "./start/early-script.ts";
import { writeDocument } from "./write-document.tsx";

const assets: ClientAssets = {
	build: "b1",
	entry: "/assets/entry.js",
	styles: ["/assets/entry.css"],
	modulePreloads: ["/assets/react.js"],
	chunks: {
		"pages/list/screen.tsx": {
			file: "/assets/list.js",
			css: ["/assets/list.css"],
			imports: ["/assets/entry.js", "/assets/tiles.js"],
		},
		"pages/cart/screen.tsx": { file: "/assets/cart.js", css: ["/assets/cart.css"], imports: [] },
	},
	texts: {
		folder: "/assets/texts/",
		bundles: { "client/entry.tsx": "0", "pages/list/screen.tsx": "1", "pages/cart/screen.tsx": "2" },
	},
};
const names = Object.keys(bodies) as BodyName[];
const render = (name: BodyName, language: (typeof LANGUAGES)[number]) =>
	writeDocument(
		{ page: buildPage(name, language), assets, themeColor: "#ffffff", nonce: "n0" },
		renderToString,
	) ?? "";
/** Text keys are words joined by dots, and must not be visible. */
const KEY =
	/>(?:shell|landing|carousel|home|tile|price|list|search|product|cart|notice|error|notFound)\.[a-zA-Z_]+</;

describe.each(names)("%s", (name) => {
	// proves locale-8
	test.each(LANGUAGES)(
		"in %s has its language, direction, one main and one h1, and no key of a text",
		(language) => {
			const html = render(name, language);
			expect(html).toMatch(
				new RegExp(
					`^<!DOCTYPE html><html lang="${language}-[A-Z]{2}" dir="${language === "ar" ? "rtl" : "ltr"}">`,
				),
			);
			expect(html).not.toMatch(KEY);
			expect(html.match(/<main /g)).toHaveLength(1);
			expect(html.match(/<h1[ >]/g)).toHaveLength(1);
		},
	);

	test("has style attributes only for editors' colours and picture shapes, and no unfilled placeholder", () => {
		const html = render(name, "en").replace(/<script[\s\S]*?<\/script>/g, "");
		for (const [, style] of html.matchAll(/ style="([^"]*)"/g))
			expect(style).toMatch(/^(?:(?:(?:color|background):#[0-9a-f]{3,6}|aspect-ratio:\d+ \/ \d+);?)+$/);
		expect(html).not.toMatch(/\{\{|undefined|\[object/);
	});
});

// proves content-6
test("the home page's h1 is the house's name, and the hero's line is an h2", () => {
	const html = render("home", "ar");
	expect(html).toMatch(/<h1 class="[^"]*hidden[^"]*">Vetrina<\/h1>/);
	expect(html).toMatch(/<h2[^>]*>Evening comes early<\/h2>/);
});

describe("the document", () => {
	const html = render("list", "ar");
	test("preloads the texts of its own language and screen only", () => {
		expect(html.match(/<link[^>]+data-code="texts"\/>/g)).toEqual([
			'<link rel="modulepreload" href="/assets/texts/ar/0.js" data-code="texts"/>',
			'<link rel="modulepreload" href="/assets/texts/ar/1.js" data-code="texts"/>',
		]);
		expect(html).toContain('data-texts="/assets/texts/ar/"');
	});
	test("preloads files of its own screen only, each once", () => {
		expect(html).toContain('<link rel="modulepreload" href="/assets/list.js" data-code="screen"/>');
		expect(html).toContain('<link rel="modulepreload" href="/assets/tiles.js"/>');
		expect(html).toContain('<link rel="stylesheet" href="/assets/entry.list.css"/>');
		expect(html).not.toContain("/assets/cart");
		expect(html.match(/\/assets\/entry\.js/g)).toHaveLength(1);
	});
	test("runs no file before the first paint", () => {
		expect(html).not.toMatch(/<script[^>]* (?:src|type="module")/);
		expect(html).toContain(
			'<link id="entry" rel="modulepreload" href="/assets/entry.js" data-texts="/assets/texts/ar/"/>',
		);
		expect(earlyScript).toContain('import(document.getElementById("entry").href)');
	});
	test("has no text field, because autofill would force a layout before the style sheet has loaded", () =>
		expect(html.replaceAll(/<template>.*?<\/template>/g, "")).not.toMatch(
			/<input(?![^>]*type="(?:hidden|radio)")|<textarea|<select/,
		));
	test("has the head of the page", () => {
		expect(html).toContain("<title>A title</title>");
		expect(html).toMatch(
			/<link rel="canonical" href="https:\/\/vetrina.example\/x\/somewhere" data-head=""\/>/,
		);
		expect(html).toMatch(/<link hreflang="en-IT" rel="alternate"/i);
		expect(html).toMatch(/<meta property="og:title" content="A title"/);
		expect(html).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet=/i);
	});
	test("escapes its data so that it cannot end the script element", () => {
		expect(html).toContain("\\u003c/script\\u003e");
		const data = /<script id="page" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
		expect(JSON.parse(data).kind).toBe("list");
	});
	test("sends the head and the countries as elements only, not as data", () => {
		const data = JSON.parse(
			/<script id="page" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? "",
		);
		expect(data).not.toHaveProperty("head");
		expect(data.shell).not.toHaveProperty("countries");
		expect(data.shell).toHaveProperty("country");
		expect(html).toContain('name="country" value="SA"');
	});
});

describe("editors' content", () => {
	const markup = (name: BodyName) => render(name, "en").replace(/<script[\s\S]*?<\/script>/g, "");
	// proves content-1
	test.each(["edited", "journal"] as const)("%s: pasted markup is shown as text", (name) => {
		expect(markup(name)).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(markup(name)).not.toContain("<b onclick");
	});
	// proves list-10
	test("appears among the tiles in its place and size, and is not a tile", () => {
		const html = markup("edited");
		expect(html.match(/<li [^>]*data-insert=/g)).toHaveLength(9);
		expect(html.match(/data-size="2x2"/g)).toHaveLength(3);
		expect(html.indexOf('data-card="above-image"')).toBeGreaterThan(html.indexOf("/p-1.html"));
		expect(html.indexOf('data-card="above-image"')).toBeLessThan(html.indexOf("/p-2.html"));
		expect(html).toContain("A piece to keep");
	});
	test("a page that begins with no text keeps no place for one below its title", () => {
		expect(markup("journal")).toMatch(/<h1[^>]*>/);
		expect(markup("journal")).not.toContain("<div></div>");
	});
	test("more content is a link, and a card whose link has its title is that link", () => {
		expect(markup("journal")).toMatch(/<a [^>]*href="\/x\/journal\?page=2"/);
		expect(markup("journal").match(/Its own link/g)).toHaveLength(1);
	});
});

// proves shell-7
test("the error page says when to come back and gives a contact address", () => {
	const html = render("error", "en");
	expect(html).toContain("We are sorry you are unable to access our site");
	expect(html).toContain("Please check back in a few hours.");
	expect(html).toMatch(/href="mailto:[^"]+@/);
});

describe("no JavaScript", () => {
	test("a product is a form that posts the chosen size", () => {
		const html = render("product", "en");
		expect(html).toMatch(/<form [^>]*action="\/x\/cart" method="post"/);
		expect(html.match(/<input [^>]*type="radio"[^>]*name="productId"/g)).toHaveLength(3);
	});
	// proves catalogue-4, price-8
	test("a banned or unpriced product has nothing to buy", () => {
		expect(render("banned", "en")).toContain("Product restrictions apply. Click here for more information.");
		for (const name of ["banned", "noPrice"] as const)
			expect(render(name, "en")).not.toContain('action="/x/cart"');
	});
	// proves list-19
	test("a list ends with FIN only when it is complete", () => {
		expect(render("list", "ja")).not.toContain(">FIN<");
		expect(render("list", "ja")).toContain("もっと見る");
	});
	test("the cart shows its notice as the shop's text", () => {
		expect(render("cart", "en")).toContain("You have entered the maximum quantity available for this item");
	});
});

// The bench draws pages from data that it has read as JSON.
test.each(names)("a %s whose data was sent as JSON is the same document", (name) => {
	const page = buildPage(name, "ar");
	const sent = JSON.parse(JSON.stringify(page)) as PageView;
	expect(writeDocument({ page: sent, assets, themeColor: "#ffffff" }, renderToString)).toBe(
		writeDocument({ page, assets, themeColor: "#ffffff" }, renderToString),
	);
});
