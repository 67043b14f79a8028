import { parseRichText } from "@vetrina/content-model/rich-text/rich-text-notation.ts";
import { expect, test } from "vitest";
import { richTextHtml } from "./rich-text-html.ts";

test("headings, lists, marks and links", () => {
	const lines = ["# Care", "By **hand**, *cold*. [Ask us](/customer-care)", "- silk", "- wool", "1. rinse"];
	expect(richTextHtml(parseRichText(lines))).toBe(
		'<h2>Care</h2><p>By <strong>hand</strong>, <em>cold</em>. <a href="/customer-care">Ask us</a></p>' +
			"<ul><li><p>silk</p></li><li><p>wool</p></li></ul><ol><li><p>rinse</p></li></ol>",
	);
});

test("markup in a text is text, and an address stays within its quotes", () => {
	expect(richTextHtml(parseRichText(['<img onerror=x> & [a](/x"><script>)']))).toBe(
		'<p>&lt;img onerror=x&gt; &amp; <a href="/x&quot;><script>">a</a></p>',
	);
});
