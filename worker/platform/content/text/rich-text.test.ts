import { describe, expect, test } from "vitest";
import type { DocumentNode } from "../entry-fields.ts";
import { toRichText } from "./rich-text.ts";

const text = (value: string, ...marks: string[]): DocumentNode => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
	data: {},
});
const block = (nodeType: string, ...content: DocumentNode[]): DocumentNode => ({ nodeType, content });
const paragraph = (...content: DocumentNode[]) => block("paragraph", ...content);
const link = (uri: string): DocumentNode => ({
	nodeType: "hyperlink",
	data: { uri },
	content: [text("here")],
});
const read = (...content: DocumentNode[]) => toRichText(block("document", ...content));

// proves content-17
describe("rich text", () => {
	test("keeps bold, italic, headings by level, quotes and lines", () => {
		expect(
			read(
				block("heading-1", text("One")),
				block("heading-2", text("Two")),
				block("heading-4", text("Four")),
				paragraph(text("A "), text("b", "bold", "italic"), text("c", "unheard-of")),
				block("hr"),
				block("blockquote", paragraph(text("quoted"))),
			),
		).toEqual([
			{ tag: "h2", content: ["One"] },
			{ tag: "h2", content: ["Two"] },
			{ tag: "h4", content: ["Four"] },
			{ tag: "p", content: ["A ", { tag: "em", content: [{ tag: "strong", content: ["b"] }] }, "c"] },
			{ tag: "hr", content: [] },
			{ tag: "blockquote", content: [{ tag: "p", content: ["quoted"] }] },
		]);
	});

	test("keeps numbered lists in lists", () => {
		const inner = block("ordered-list", block("list-item", paragraph(text("inner"))));
		expect(read(block("ordered-list", block("list-item", paragraph(text("outer")), inner)))).toEqual([
			{
				tag: "ol",
				content: [
					{ tag: "li", content: ["outer", { tag: "ol", content: [{ tag: "li", content: ["inner"] }] }] },
				],
			},
		]);
	});

	test("keeps tables, with the columns and rows that a cell covers", () => {
		const head: DocumentNode = {
			nodeType: "table-header-cell",
			data: { colspan: 2 },
			content: [paragraph(text("Size"))],
		};
		expect(read(block("table", block("table-row", head)))).toEqual([
			{ tag: "table", content: [{ tag: "tr", content: [{ tag: "th", columns: 2, content: ["Size"] }] }] },
		]);
	});

	test.each([
		"/shipping?a=1#b",
		"https://vetrina.example/a",
		"mailto:care@vetrina.example",
		"tel:+390110000",
	])("keeps a link to %s", (uri) =>
		expect(read(paragraph(link(uri)))).toEqual([
			{ tag: "p", content: [{ tag: "a", link: { title: "here", url: uri }, content: ["here"] }] },
		]),
	);

	test.each(["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//elsewhere.example", ""])(
		"keeps the words, and not the address, of a link to %j",
		(uri) => expect(read(paragraph(link(uri)))).toEqual([{ tag: "p", content: ["here"] }]),
	);

	test("leaves out empty paragraphs, and shows what is in an unknown node", () => {
		expect(read(paragraph(text("  ")), block("unheard-of", paragraph(text("inside"))))).toEqual([
			{ tag: "p", content: ["inside"] },
		]);
	});
});
