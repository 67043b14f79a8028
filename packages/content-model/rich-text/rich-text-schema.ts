import * as z from "zod";
import { isTextAddress } from "../address.ts";
import { MAX_CHARACTERS, MAX_DEPTH, MAX_NODES, MAX_SPAN } from "../limits.ts";

/** A document in the format of @contentful/rich-text-types. */
export type RichTextNode = {
	nodeType: string;
	value?: string;
	marks?: { type: string }[];
	data: { uri?: string; target?: EntryLink; colspan?: number; rowspan?: number };
	content?: RichTextNode[];
};
type EntryLink = { sys: { type: "Link"; linkType: "Entry"; id: string } };

const BLOCKS = [
	"document",
	"paragraph",
	"heading-1",
	"heading-2",
	"heading-3",
	"heading-4",
	"heading-5",
	"heading-6",
	"ordered-list",
	"unordered-list",
	"list-item",
	"blockquote",
	"hr",
	"table",
	"table-row",
	"table-cell",
	"table-header-cell",
];
const MARKS = ["bold", "italic", "underline", "strikethrough", "superscript", "subscript", "code"];
export const ENTRY_NODES = ["embedded-entry-block", "embedded-entry-inline", "entry-hyperlink"];

const entryLink = z.strictObject({
	sys: z.strictObject({ type: z.literal("Link"), linkType: z.literal("Entry"), id: z.string().min(1) }),
});
const children = z.array(z.lazy((): z.ZodType<RichTextNode> => node));
const noData = z.strictObject({});

const node: z.ZodType<RichTextNode> = z.discriminatedUnion("nodeType", [
	z.strictObject({
		nodeType: z.literal("text"),
		value: z.string(),
		marks: z.array(z.strictObject({ type: z.enum(MARKS) })),
		data: noData,
	}),
	z.strictObject({
		nodeType: z.literal("hyperlink"),
		data: z.strictObject({
			uri: z.string().refine(isTextAddress, "must be a path of the shop, an https address, mailto: or tel:"),
		}),
		content: children,
	}),
	z.strictObject({
		nodeType: z.enum(ENTRY_NODES),
		data: z.strictObject({ target: entryLink }),
		content: children,
	}),
	z.strictObject({
		nodeType: z.enum(["table-cell", "table-header-cell"]),
		data: z.strictObject({
			colspan: z.number().int().min(1).max(MAX_SPAN).optional(),
			rowspan: z.number().int().min(1).max(MAX_SPAN).optional(),
		}),
		content: children,
	}),
	z.strictObject({
		nodeType: z.enum(BLOCKS.filter((one) => !one.endsWith("-cell"))),
		data: noData,
		content: children,
	}),
]);

type Sizes = { nodes: number; characters: number };

/**
 * Counts nodes and characters without recursion, so that deep nesting cannot exhaust the stack. Returns undefined if a limit is exceeded.
 */
function measureTree(value: unknown): Sizes | undefined {
	const open = [{ value, depth: 0 }];
	const sizes: Sizes = { nodes: 0, characters: 0 };
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, depth } = next;
		if (typeof value === "string") sizes.characters += value.length;
		if (typeof value !== "object" || value === null) continue;
		sizes.nodes++;
		// A node and its list of children count as two levels.
		if (depth > 2 * MAX_DEPTH || sizes.nodes > 4 * MAX_NODES || sizes.characters > MAX_CHARACTERS)
			return undefined;
		for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
	}
	return sizes.characters > MAX_CHARACTERS ? undefined : sizes;
}

const isWithinLimits = (value: unknown): boolean => measureTree(value) !== undefined;

export const documentSchema = z
	.custom<unknown>(isWithinLimits, "is too long or too deeply nested")
	.pipe(node)
	.refine((document) => document.nodeType === "document", "must be a document");
