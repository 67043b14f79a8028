import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import { type Markup, markupText } from "../../../shared/domain/content/markup.ts";
import { htmlText, readMarkup, readPhrase } from "./read-markup.ts";

const paths = createPaths({ prefix: "/en-it", parameters: [] });
const read = (html: string) => readMarkup(html, paths);
const p = (...content: Markup) => ({ tag: "p" as const, content });
const li = (...content: Markup) => ({ tag: "li" as const, content });

describe("allowed markup", () => {
	test.each<[string, string, Markup]>([
		["plain text", "Second pair at half price", ["Second pair at half price"]],
		[
			"emphasis",
			"<b>10%</b> off <EM>now</EM>",
			[{ tag: "b", content: ["10%"] }, " off ", { tag: "em", content: ["now"] }],
		],
		["entities", "Silk &amp; wool &lt; &#8364;&nbsp;90", ["Silk & wool < €\u00a090"]],
		["signs that are none", "5 < 10 & 3 > 2", ["5 < 10 & 3 > 2"]],
		["a line break", "one<br>two<br/> three", ["one", { tag: "br" }, "two", { tag: "br" }, "three"]],
		["spaces", "  a\n\t <b> b </b>  c ", ["a ", { tag: "b", content: ["b "] }, "c"]],
		["a span's text, without its style", '<span style="color:red" class=x>Red</span> now', ["Red now"]],
		[
			"a link into the shop",
			'<a href="/women?srule=new">Women</a>',
			[{ tag: "a", href: "/en-it/women?srule=new", content: ["Women"] }],
		],
		[
			"a link without a slash",
			'<a href="women">Women</a>',
			[{ tag: "a", href: "/en-it/women", content: ["Women"] }],
		],
		[
			"a link out of it",
			"<a href='https://example.com/a?b=c&amp;d'>Out</a>",
			[{ tag: "a", href: "https://example.com/a?b=c&d", content: ["Out"] }],
		],
		["paragraphs", "<p>One</p><p>Two", [p("One"), p("Two")]],
		["one paragraph is its line", "<p>One</p>", ["One"]],
		["lines around a block", "One<div>Two</div>Three", [p("One"), p("Two"), p("Three")]],
		[
			"lists",
			"<ul><li>a<li>b<ol><li>c</ol></ul>",
			[{ tag: "ul", content: [li("a"), li(p("b"), { tag: "ol", content: [li("c")] })] }],
		],
		["what stands in a list by mistake", "<ul>a<p>b</p> </ul>", [{ tag: "ul", content: [li("a"), li("b")] }]],
		["an item without a list", "<li>a<li>b", [p("a"), p("b")]],
		["nothing", "<p> &nbsp; </p><b></b>", []],
	])("%s", (_, html, markup) => expect(read(html)).toEqual(markup));
});

test("a phrase has neither blocks nor links", () => {
	expect(readPhrase('<p>Buy <a href="/women"><b>two</b></a></p><ul><li>pay one</li></ul>')).toEqual([
		"Buy ",
		{ tag: "b", content: ["two"] },
		" pay one",
	]);
	expect(htmlText("<p>a<br>b</p><p>c &amp; d</p>")).toBe("a b c & d");
});

/** Known attacks on pages that show HTML of others. */
const ATTACKS = [
	"<script>alert(1)</script>",
	"<ScRiPt src=//evil.example/x.js></sCrIpT>",
	"<<script>alert(1)//<</script>",
	"<scr<script>ipt>alert(1)</scr</script>ipt>",
	"<img src=x onerror=alert(1)>",
	"<img src=`x` onerror=alert(1)//",
	'<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
	"<img/src/onerror=alert(1)>",
	"<svg onload=alert(1)>",
	"<svg><script>alert&#40;1)</script>",
	"<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
	"<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
	"<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
	"<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
	"<iframe src=javascript:alert(1)></iframe>",
	"<iframe srcdoc='<script>alert(1)</script>'>",
	"<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
	"<a href=javascript:alert(1)>x</a>",
	"<a href='java\tscript:alert(1)'>x</a>",
	"<a href=' &#14; javascript:alert(1)'>x</a>",
	"<a href=&#106;avascript&colon;alert(1)>x</a>",
	"<a href='\u0001javascript:alert(1)'>x</a>",
	"<a href='data:text/html,<script>alert(1)</script>'>x</a>",
	"<a href='vbscript:msgbox(1)'>x</a>",
	"<a href='blob:https://evil.example/1'>x</a>",
	"<a href=https://example.com onclick=alert(1) target=_top ping=/x>x</a>",
	"<b onmouseover=alert(1) style='background:url(javascript:alert(1))'>x</b>",
	"<style>@import'javascript:alert(1)';</style>",
	"<link rel=stylesheet href=javascript:alert(1)>",
	"<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
	"<base href=javascript:alert(1)//>",
	"<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>",
	"<template><script>alert(1)</script></template>",
	"<textarea><script>alert(1)</script></textarea><title><img src=x onerror=alert(1)></title>",
	"<!--<img src='--><img src=x onerror=alert(1)//'>-->",
	"<![CDATA[<script>alert(1)</script>]]>",
	"<?php echo '<script>alert(1)</script>' ?>",
	"</p><script>alert(1)</script><p>",
	"<p><p><p><a href=/a><a href=javascript:alert(1)>x</a></a>",
	"{{constructor.constructor('alert(1)')()}}",
	"<x:script xmlns:x='http://www.w3.org/1999/xhtml'>alert(1)</x:script>",
];

const TAGS = new Set(["b", "strong", "i", "em", "br", "p", "a", "ul", "ol", "li"]);
const BLOCKS = new Set(["p", "ul", "ol"]);

/** Throws if a browser would nest the markup differently, or if the markup could do more than be read. */
const check = (markup: Markup, parent = "root", inLink = false): void => {
	for (const [index, node] of markup.entries()) {
		if (typeof node === "string") {
			expect(node).not.toBe("");
			expect(typeof markup[index - 1]).not.toBe("string");
			expect(parent === "ul" || parent === "ol").toBe(false);
			continue;
		}
		expect(TAGS).toContain(node.tag);
		expect(Object.keys(node).every((key) => ["tag", "href", "content"].includes(key))).toBe(true);
		expect(node.tag === "a").toBe(node.href !== undefined);
		if (node.href !== undefined) {
			expect(node.href).toMatch(/^(?:https?:\/\/|\/en-it\/)/);
			expect(inLink).toBe(false);
			expect(markupText(node.content ?? [])).not.toBe("");
		}
		expect(node.tag === "li").toBe(parent === "ul" || parent === "ol");
		if (BLOCKS.has(node.tag)) expect(["root", "li"]).toContain(parent);
		check(node.content ?? [], node.tag, inLink || node.tag === "a");
	}
};

// proves security-6
test.each(ATTACKS)("%s is dropped", (html) => {
	for (const markup of [read(html), readPhrase(html), read(`<ul><li>${html}</ul>`)]) {
		check(markup);
		expect(JSON.stringify(markup)).not.toMatch(/"href":"(?!https:\/\/example\.com|\/en-it\/)/);
	}
});

test("texts of scripts and similar elements are dropped", () => {
	for (const tag of ["script", "style", "template", "iframe", "noscript", "textarea", "svg"])
		expect(htmlText(`a <${tag}>alert(1)</${tag}> b`)).toBe("a b");
});

/** Milliseconds for parsing five hundred documents. */
const PROPERTY_TIMEOUT = 60_000;

test("any markup can be nested by a browser and runs nothing", {
	timeout: PROPERTY_TIMEOUT,
}, () => {
	const tag = fc.constantFrom(
		"b",
		"i",
		"a",
		"p",
		"div",
		"ul",
		"ol",
		"li",
		"br",
		"span",
		"script",
		"svg",
		"table",
		"td",
		"h2",
		"form",
	);
	const part = fc.oneof(
		tag.map((name) => `<${name}>`),
		tag.map((name) => `</${name}>`),
		fc.webUrl().map((url) => `<a href="${url}">`),
		fc.constantFrom(...ATTACKS, " ", "&amp;", "&#0;", "<", "<!--", "-->", "\u0000", "\ud800"),
		fc.string(),
	);
	fc.assert(
		fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
			const html = parts.join("");
			check(read(html));
			for (const node of readPhrase(html))
				if (typeof node === "object") expect(["b", "strong", "i", "em", "br"]).toContain(node.tag);
			expect(JSON.stringify(read(html))).not.toMatch(/\\u0000|\\ud800/);
		}),
		{ numRuns: 500 },
	);
});

test("reading a text twice changes nothing", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const once = htmlText(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
			expect(htmlText(once.replaceAll("&", "&amp;").replaceAll("<", "&lt;"))).toBe(once);
		}),
	);
});

test("endless depth and length are cut", () => {
	const deep = read("<b>".repeat(50_000));
	expect(deep).toEqual([]);
	check(read(`${"<ul><li>".repeat(2_000)}x`));
	expect(htmlText("x".repeat(100_000)).length).toBeLessThanOrEqual(20_000);
});
