import type { ContentLink, RichTextNode, RichTextTag } from "../../../../shared/domain/content/content.ts";
import type { DocumentNode } from "../entry-fields.ts";

/** A page has one h1, its title. */
const TAGS: Readonly<Record<string, RichTextTag>> = {
	paragraph: "p",
	"heading-1": "h2",
	"heading-2": "h2",
	"heading-3": "h3",
	"heading-4": "h4",
	"heading-5": "h5",
	"heading-6": "h6",
	"unordered-list": "ul",
	"ordered-list": "ol",
	"list-item": "li",
	blockquote: "blockquote",
	hr: "hr",
	table: "table",
	"table-row": "tr",
	"table-header-cell": "th",
	"table-cell": "td",
};

const MARKS: Readonly<Record<string, RichTextTag>> = {
	bold: "strong",
	italic: "em",
	underline: "u",
	strikethrough: "s",
	superscript: "sup",
	subscript: "sub",
	code: "code",
};

/** Addresses of other kinds could run a script. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const isEmpty = (node: RichTextNode): boolean =>
	typeof node === "string"
		? node.trim() === ""
		: node.tag !== "hr" && node.entry === undefined && (node.content ?? []).every(isEmpty);

export const writePlainText = (node: DocumentNode): string =>
	node.value ?? (node.content ?? []).map(writePlainText).join("");

const toText = ({ value = "", marks = [] }: DocumentNode): RichTextNode[] =>
	value === ""
		? []
		: [
				marks.reduce<RichTextNode>((inside, { type }) => {
					const tag = MARKS[type];
					return tag ? { tag, content: [inside] } : inside;
				}, value),
			];

const toLinkNode = (node: DocumentNode, content: RichTextNode[]): RichTextNode[] => {
	const url = node.data?.uri ?? "";
	if (!SAFE.test(url)) return content;
	return [{ tag: "a", link: { title: writePlainText(node), url }, content }];
};

/** An item or a cell of one paragraph is drawn without the paragraph. */
const unwrap = (content: RichTextNode[]): RichTextNode[] => {
	const [first, ...others] = content;
	return typeof first === "object" && first.tag === "p" ? [...(first.content ?? []), ...others] : content;
};

/** The entries that a text names: links to pages and to addresses, and the ids of sections. */
export type NamedEntries = { links: ReadonlyMap<string, ContentLink>; sections: ReadonlySet<string> };

const toEntry = (node: DocumentNode, content: RichTextNode[], named: NamedEntries): RichTextNode[] => {
	const id = node.data?.target?.sys.id ?? "";
	const link = named.links.get(id);
	if (node.nodeType === "entry-hyperlink")
		return link ? [{ tag: "a", link: { ...link, title: writePlainText(node) }, content }] : content;
	const isInline = node.nodeType === "embedded-entry-inline" || undefined;
	if (named.sections.has(id)) return [{ tag: "span", entry: id, isInline }];
	if (!link) return [];
	const words: RichTextNode = { tag: "a", link, content: [link.title] };
	return [isInline ? words : { tag: "p", content: [words] }];
};

const toNode = (node: DocumentNode, named: NamedEntries): RichTextNode[] => {
	if (node.nodeType === "text") return toText(node);
	const content = (node.content ?? []).flatMap((inner) => toNode(inner, named));
	if (/^(?:embedded-entry|entry-)/.test(node.nodeType)) return toEntry(node, content, named);
	if (node.nodeType === "hyperlink") return toLinkNode(node, content);
	const tag = TAGS[node.nodeType];
	if (!tag) return content;
	if (tag === "li") return [{ tag, content: unwrap(content) }];
	if (tag === "td" || tag === "th") {
		const { colspan, rowspan } = node.data ?? {};
		return [{ tag, columns: colspan, rows: rowspan, content: unwrap(content) }];
	}
	return [{ tag, content }];
};

/** Unknown nodes give their content, and blocks without a text are left out (content-17). */
export const toRichText = (document: DocumentNode, named: NamedEntries = NONE): RichTextNode[] =>
	(document.content ?? []).flatMap((node) => toNode(node, named)).filter((node) => !isEmpty(node));

const NONE: NamedEntries = { links: new Map(), sections: new Set() };
