import type { Block, Document, Inline, Text } from "@contentful/rich-text-types";
import { html, raw } from "hono/html";

type Node = Document | Block | Inline | Text;

const TAGS: Partial<Record<string, string>> = {
	paragraph: "p",
	"heading-2": "h2",
	"unordered-list": "ul",
	"ordered-list": "ol",
	"list-item": "li",
};
const MARKS: Partial<Record<string, string>> = { bold: "strong", italic: "em" };

/** The house's rich texts (rich-text.ts) as HTML, for clients that show a text as it comes. */
export function richTextHtml(node: Node): string {
	if (node.nodeType === "text") return textHtml(node as Text);
	const inner = (node as Block).content.map(richTextHtml).join("");
	if (node.nodeType === "hyperlink")
		return String(html`<a href="${String(node.data.uri)}">${raw(inner)}</a>`);
	const tag = TAGS[node.nodeType];
	return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

const textHtml = ({ value, marks }: Text): string =>
	marks.reduce(
		(inner, { type }) => (MARKS[type] === undefined ? inner : `<${MARKS[type]}>${inner}</${MARKS[type]}>`),
		String(html`${value}`),
	);
