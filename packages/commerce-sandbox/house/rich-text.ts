import {
	BLOCKS,
	type Block,
	type Document,
	INLINES,
	type Inline,
	MARKS,
	type Text,
} from "@contentful/rich-text-types";

/**
 * Parses lines: `# heading`, `- item`, `1. item`, else a paragraph; within a line `**bold**`, `*italic*` and `[label](address)`. The
 * content service delivers them as documents.
 */

type Node = Inline | Text;
type ListKind = BLOCKS.UL_LIST | BLOCKS.OL_LIST;

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

function textNode(value: string, marks: MARKS[] = []): Text {
	return { nodeType: "text", value, marks: marks.map((type) => ({ type })), data: {} };
}

function inlineNodes(line: string): Node[] {
	const nodes: Node[] = [];
	let end = 0;
	for (const match of line.matchAll(INLINE)) {
		if (match.index > end) nodes.push(textNode(line.slice(end, match.index)));
		const [whole, bold, italic, label, uri] = match;
		if (bold !== undefined) nodes.push(textNode(bold, [MARKS.BOLD]));
		else if (italic !== undefined) nodes.push(textNode(italic, [MARKS.ITALIC]));
		else
			nodes.push({ nodeType: INLINES.HYPERLINK, data: { uri: uri ?? "" }, content: [textNode(label ?? "")] });
		end = match.index + whole.length;
	}
	if (end < line.length) nodes.push(textNode(line.slice(end)));
	return nodes;
}

function block(nodeType: BLOCKS, content: (Block | Node)[]): Block {
	return { nodeType, data: {}, content };
}

const paragraph = (line: string): Block => block(BLOCKS.PARAGRAPH, inlineNodes(line));

function readListItem(line: string): { kind: ListKind; text: string } | undefined {
	if (line.startsWith("- ")) return { kind: BLOCKS.UL_LIST, text: line.slice(2) };
	const numbered = /^\d+\. (.*)$/.exec(line);
	return numbered ? { kind: BLOCKS.OL_LIST, text: numbered[1] ?? "" } : undefined;
}

export function richText(lines: readonly string[]): Document {
	const content: Block[] = [];
	for (const line of lines) {
		const item = readListItem(line);
		if (item) {
			const listItem = block(BLOCKS.LIST_ITEM, [paragraph(item.text)]);
			const last = content.at(-1);
			if (last?.nodeType === item.kind) last.content.push(listItem);
			else content.push(block(item.kind, [listItem]));
		} else if (line.startsWith("# ")) {
			content.push(block(BLOCKS.HEADING_2, inlineNodes(line.slice(2))));
		} else {
			content.push(paragraph(line));
		}
	}
	return { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as Document["content"] };
}
