import { MAX_SPAN } from "@vetrina/content-model/limits.ts";
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

const heading = (level: number): DOMOutputSpec => [`h${level}`, 0];
const embedded = (isInline: boolean): NodeSpec => ({
	group: isInline ? "inline" : "block",
	inline: isInline,
	atom: true,
	selectable: true,
	attrs: { id: {} },
	toDOM: (node) => [
		isInline ? "span" : "div",
		{ class: "embedded", "data-embedded": node.attrs.id },
		node.attrs.id,
	],
	parseDOM: [
		{
			tag: `${isInline ? "span" : "div"}[data-embedded]`,
			getAttrs: (element) => ({ id: element.getAttribute("data-embedded") }),
		},
	],
});
/** Spans of a pasted cell; what the content model does not accept counts as 1. */
const readSpan = (element: HTMLElement, name: string): number => {
	const span = Number(element.getAttribute(name) ?? 1);
	return Number.isInteger(span) && span >= 1 && span <= MAX_SPAN ? span : 1;
};
const cell = (tag: "td" | "th"): NodeSpec => ({
	content: "block+",
	isolating: true,
	tableRole: tag === "td" ? "cell" : "header_cell",
	attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
	toDOM: ({ attrs }) => [tag, { colspan: attrs.colspan, rowspan: attrs.rowspan }, 0],
	parseDOM: [
		{
			tag,
			getAttrs: (element) => ({
				colspan: readSpan(element, "colspan"),
				rowspan: readSpan(element, "rowspan"),
			}),
		},
	],
});
const mark = (tag: string, more: MarkSpec["parseDOM"] = []): MarkSpec => ({
	toDOM: () => [tag, 0],
	parseDOM: [{ tag }, ...more],
});

/**
 * ProseMirror's form of the content model's rich text. Names are those of the model with underscores, except for headings, which have a level. `tableRole`
 * is read by prosemirror-tables.
 */
export const textSchema = new Schema({
	nodes: {
		document: { content: "block*" },
		paragraph: { group: "block", content: "inline*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
		heading: {
			group: "block",
			content: "inline*",
			defining: true,
			attrs: { level: { default: 2 } },
			toDOM: (node) => heading(node.attrs.level),
			parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
		},
		ordered_list: {
			group: "block",
			content: "list_item+",
			toDOM: () => ["ol", 0],
			parseDOM: [{ tag: "ol" }],
		},
		unordered_list: {
			group: "block",
			content: "list_item+",
			toDOM: () => ["ul", 0],
			parseDOM: [{ tag: "ul" }],
		},
		list_item: { content: "block+", defining: true, toDOM: () => ["li", 0], parseDOM: [{ tag: "li" }] },
		blockquote: {
			group: "block",
			content: "block+",
			defining: true,
			toDOM: () => ["blockquote", 0],
			parseDOM: [{ tag: "blockquote" }],
		},
		hr: { group: "block", toDOM: () => ["hr"], parseDOM: [{ tag: "hr" }] },
		table: {
			group: "block",
			content: "table_row+",
			isolating: true,
			tableRole: "table",
			toDOM: () => ["table", ["tbody", 0]],
			parseDOM: [{ tag: "table" }],
		},
		table_row: {
			content: "(table_cell | table_header_cell)*",
			tableRole: "row",
			toDOM: () => ["tr", 0],
			parseDOM: [{ tag: "tr" }],
		},
		table_cell: cell("td"),
		table_header_cell: cell("th"),
		embedded_entry_block: embedded(false),
		embedded_entry_inline: embedded(true),
		text: { group: "inline" },
	},
	marks: {
		hyperlink: {
			attrs: { uri: {} },
			inclusive: false,
			excludes: "hyperlink entry_hyperlink",
			toDOM: ({ attrs }) => ["a", { href: attrs.uri }, 0],
			parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ uri: element.getAttribute("href") }) }],
		},
		entry_hyperlink: {
			attrs: { id: {} },
			inclusive: false,
			excludes: "hyperlink entry_hyperlink",
			toDOM: ({ attrs }) => ["a", { "data-entry": attrs.id, title: attrs.id }, 0],
			parseDOM: [
				{ tag: "a[data-entry]", getAttrs: (element) => ({ id: element.getAttribute("data-entry") }) },
			],
		},
		bold: mark("strong", [{ tag: "b" }]),
		italic: mark("em", [{ tag: "i" }]),
		underline: mark("u"),
		strikethrough: mark("s", [{ tag: "del" }]),
		superscript: { ...mark("sup"), excludes: "subscript" },
		subscript: { ...mark("sub"), excludes: "superscript" },
		code: mark("code"),
	},
	topNode: "document",
});
