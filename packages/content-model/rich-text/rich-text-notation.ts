import type { RichTextNode } from "./rich-text-schema.ts";

/**
 * Parses lines to a document. Lines beginning with `# ` to `##### ` are headings of levels 2 to 6, `- ` and `1. ` list items (nested by two
 * spaces), `| a | b |` table rows (`|---|` after the head); `{{id}}` embeds an entry, as a block if it is the whole line. Within a line:
 * `**bold**`, `*italic*`, `[label](address)` and `[label](entry:id)`. `origins` receives the index of the line of each block, list item and
 * row.
 */
export function parseRichText(
	lines: readonly string[],
	origins: WeakMap<RichTextNode, number> = new WeakMap(),
): RichTextNode {
	const blocks: RichTextNode[] = [];
	for (let at = 0; at < lines.length; ) {
		const rest = lines.slice(at);
		const items = takeWhile(rest, (line) => ITEM.test(line));
		const rows = takeWhile(rest, (line) => line.startsWith("|"));
		const mark: Mark = (node, line) => {
			origins.set(node, at + line);
			return node;
		};
		if (items.length > 0) blocks.push(...parseLists(items, mark));
		else if (rows.length > 0) blocks.push(parseTable(rows, mark));
		else blocks.push(mark(parseBlock(rest[0] ?? ""), 0));
		at += Math.max(1, items.length, rows.length);
	}
	return node("document", blocks);
}

/** Remembers the line of a node, counted from the beginning of its list or table. */
type Mark = (node: RichTextNode, line: number) => RichTextNode;

const ITEM = /^((?: {2})*)(-|\d+\.) (.*)$/;
const EMBEDDED = /^\{\{([\w.-]+)\}\}$/;
const INLINE = /\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|\[(.+?)\]\((.+?)\)|\{\{([\w.-]+)\}\}/;

const node = (nodeType: string, content: RichTextNode[], data: RichTextNode["data"] = {}): RichTextNode => ({
	nodeType,
	data,
	content,
});
const paragraph = (line: string): RichTextNode => node("paragraph", parseInline(line));
const targetEntry = (id: string): RichTextNode["data"] => ({
	target: { sys: { type: "Link", linkType: "Entry", id } },
});

function takeWhile(lines: readonly string[], test: (line: string) => boolean): readonly string[] {
	const end = lines.findIndex((line) => !test(line));
	return end < 0 ? lines : lines.slice(0, end);
}

function parseBlock(line: string): RichTextNode {
	const [, marks, heading = ""] = /^(#{1,5}) (.*)$/.exec(line) ?? [];
	if (marks) return node(`heading-${marks.length + 1}`, parseInline(heading));
	const [, id] = EMBEDDED.exec(line) ?? [];
	return id ? node("embedded-entry-block", [], targetEntry(id)) : paragraph(line);
}

/** Returns the lists of consecutive items. Items of one level and kind form a list; deeper items belong to the item above. */
function parseLists(lines: readonly string[], mark: Mark): RichTextNode[] {
	const lists: RichTextNode[] = [];
	const open: RichTextNode[] = [];
	for (const [at, line] of lines.entries()) {
		const [, indent = "", bullet = "", text = ""] = ITEM.exec(line) ?? [];
		const level = Math.min(indent.length / 2, open.length);
		const nodeType = bullet === "-" ? "unordered-list" : "ordered-list";
		open.length = Math.min(open.length, level + 1);
		if (open[level]?.nodeType !== nodeType) {
			const list = mark(node(nodeType, []), at);
			const above = open[level - 1]?.content?.at(-1)?.content ?? lists;
			above.push(list);
			open[level] = list;
		}
		open[level]?.content?.push(mark(node("list-item", [paragraph(text)]), at));
	}
	return lists;
}

const isRule = (row: string): boolean => /^\|[-|\s]+\|$/.test(row);

function parseTable(rows: readonly string[], mark: Mark): RichTextNode {
	const hasHead = isRule(rows[1] ?? "");
	const table = node(
		"table",
		rows.flatMap((row, index) => {
			if (isRule(row)) return [];
			const tableRow = node(
				"table-row",
				row
					.replace(/^\||\|$/g, "")
					.split("|")
					.map((cell) =>
						node(hasHead && index === 0 ? "table-header-cell" : "table-cell", [paragraph(cell.trim())]),
					),
			);
			return [mark(tableRow, index)];
		}),
	);
	return mark(table, 0);
}

function parseInline(line: string, marks: readonly string[] = []): RichTextNode[] {
	const nodes: RichTextNode[] = [];
	let rest = line;
	for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
		const [whole, bold, italic, label = "", address = "", id] = match;
		if (match.index > 0) nodes.push(textNode(rest.slice(0, match.index), marks));
		if (bold !== undefined) nodes.push(...parseInline(bold, [...marks, "bold"]));
		else if (italic !== undefined) nodes.push(...parseInline(italic, [...marks, "italic"]));
		else if (id !== undefined) nodes.push(node("embedded-entry-inline", [], targetEntry(id)));
		else nodes.push(parseLink(parseInline(label, marks), address));
		rest = rest.slice(match.index + whole.length);
	}
	if (rest !== "") nodes.push(textNode(rest, marks));
	return nodes;
}

const parseLink = (label: RichTextNode[], address: string): RichTextNode =>
	address.startsWith("entry:")
		? node("entry-hyperlink", label, targetEntry(address.slice("entry:".length)))
		: node("hyperlink", label, { uri: address });

const textNode = (value: string, marks: readonly string[]): RichTextNode => ({
	nodeType: "text",
	value,
	marks: marks.map((type) => ({ type })),
	data: {},
});
