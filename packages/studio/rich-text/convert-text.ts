import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { Node } from "prosemirror-model";
import { textSchema } from "./text-schema.ts";

type Json = {
	type: string;
	text?: string;
	attrs?: Record<string, unknown>;
	marks?: { type: string; attrs?: Record<string, unknown> }[];
	content?: Json[];
};

const LINKS = ["hyperlink", "entry-hyperlink"];
/** ProseMirror's names have no hyphens. */
const toName = (nodeType: string): string => nodeType.replaceAll("-", "_");
const toType = ({ type }: { type: { name: string } }): string => type.name.replaceAll("_", "-");
const targetId = ({ data }: RichTextNode): string | undefined => data.target?.sys.id;

function toJson(node: RichTextNode, link?: NonNullable<Json["marks"]>[number]): Json[] {
	const { nodeType, data, content = [] } = node;
	const inner = (): Json[] => content.flatMap((child) => toJson(child, link));
	if (nodeType === "text") {
		const marks = [...(link ? [link] : []), ...(node.marks ?? []).map(({ type }) => ({ type }))];
		return node.value ? [{ type: "text", text: node.value, marks }] : [];
	}
	if (LINKS.includes(nodeType)) {
		const attrs = nodeType === "hyperlink" ? { uri: data.uri } : { id: targetId(node) };
		return content.flatMap((child) => toJson(child, { type: toName(nodeType), attrs }));
	}
	if (nodeType.startsWith("embedded-entry-"))
		return [{ type: toName(nodeType), attrs: { id: targetId(node) }, ...(link ? { marks: [link] } : {}) }];
	if (nodeType.startsWith("heading-"))
		return [
			{ type: "heading", attrs: { level: Number(nodeType.slice("heading-".length)) }, content: inner() },
		];
	if (nodeType.endsWith("-cell")) {
		const attrs = { colspan: data.colspan ?? 1, rowspan: data.rowspan ?? 1 };
		return [{ type: toName(nodeType), attrs, content: inner() }];
	}
	return [{ type: toName(nodeType), content: inner() }];
}

/** Returns a rich text as ProseMirror's document; undefined if its form cannot be edited without losing some of it (studio-5). */
export function readText(document: RichTextNode): Node | undefined {
	try {
		const node = Node.fromJSON(textSchema, toJson(document)[0]);
		node.check();
		return node;
	} catch {
		return undefined;
	}
}

const target = (id: string): RichTextNode["data"] => ({
	target: { sys: { type: "Link", linkType: "Entry", id } },
});

/** Puts neighbours with the same link into one link. */
function writeInline(parent: Node): RichTextNode[] {
	const nodes: RichTextNode[] = [];
	let open: { key: string; node: RichTextNode } | undefined;
	parent.forEach((child) => {
		const link = child.marks.find((mark) => LINKS.includes(toType(mark)));
		const written: RichTextNode = child.isText
			? {
					nodeType: "text",
					value: child.text ?? "",
					marks: child.marks.filter((mark) => mark !== link).map((mark) => ({ type: toType(mark) })),
					data: {},
				}
			: { nodeType: toType(child), data: target(child.attrs.id), content: [] };
		if (!link) {
			open = undefined;
			nodes.push(written);
			return;
		}
		const key = JSON.stringify([toType(link), link.attrs]);
		if (open?.key !== key) {
			const data = toType(link) === "hyperlink" ? { uri: link.attrs.uri } : target(link.attrs.id);
			open = { key, node: { nodeType: toType(link), data, content: [] } };
			nodes.push(open.node);
		}
		open.node.content?.push(written);
	});
	return nodes;
}

function writeNode(node: Node): RichTextNode {
	const name = toType(node);
	const nodeType = name === "heading" ? `heading-${node.attrs.level}` : name;
	if (name === "embedded-entry-block") return { nodeType, data: target(node.attrs.id), content: [] };
	const { colspan = 1, rowspan = 1 } = name.endsWith("-cell") ? node.attrs : {};
	// A span of one is the same as none.
	const data = { ...(colspan === 1 ? {} : { colspan }), ...(rowspan === 1 ? {} : { rowspan }) };
	return { nodeType, data, content: node.inlineContent ? writeInline(node) : node.children.map(writeNode) };
}

/** Returns ProseMirror's document as the content model's rich text. */
export const writeText = (document: Node): RichTextNode => writeNode(document);
