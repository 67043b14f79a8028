import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { documentSchema } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import fc from "fast-check";
import { type Command, EditorState } from "prosemirror-state";
import {
	addColumnAfter,
	addColumnBefore,
	addRowAfter,
	addRowBefore,
	CellSelection,
	deleteColumn,
	deleteRow,
	mergeCells,
	splitCell,
	TableMap,
	tableEditing,
	toggleHeaderColumn,
	toggleHeaderRow,
} from "prosemirror-tables";
import { expect, test } from "vitest";
import { readText, writeText } from "./convert-text.ts";
import { insertTable, writeBelowTable } from "./table-commands.ts";

const paragraph = (text: string): RichTextNode => ({
	nodeType: "paragraph",
	data: {},
	content: text === "" ? [] : [{ nodeType: "text", value: text, marks: [], data: {} }],
});
const write = (...content: RichTextNode[]): RichTextNode => ({ nodeType: "document", data: {}, content });
const open = (document: RichTextNode): EditorState => {
	const doc = readText(document);
	if (!doc) throw new Error("The text cannot be opened");
	return EditorState.create({ doc, plugins: [tableEditing()] });
};
const run = (state: EditorState, command: Command): EditorState => {
	let next = state;
	command(state, (transaction) => {
		next = state.apply(transaction);
	});
	return next;
};
const findTable = (state: EditorState) => {
	const [node] = state.doc.children.filter(({ type }) => type.name === "table");
	if (!node) throw new Error("There is no table");
	const start = state.doc.children
		.slice(0, state.doc.children.indexOf(node))
		.reduce((sum, one) => sum + one.nodeSize, 1);
	return { node, start, map: TableMap.get(node) };
};

// proves studio-13
test("a table is added with a row of heads, and the text goes on below it", () => {
	const added = run(open(write(paragraph(""))), insertTable(3, 2));
	const { map } = findTable(added);
	expect([map.height, map.width]).toEqual([3, 2]);
	expect(added.selection.$from.node(-1).type.name).toBe("table_header_cell");
	const below = run(added, writeBelowTable);
	const written = writeText(below.apply(below.tr.insertText("Below.")).doc);
	expect(written.content?.map(({ nodeType }) => nodeType)).toEqual(["table", "paragraph"]);
	expect(written.content?.at(-1)).toEqual(paragraph("Below."));
	const [heads, ...rows] = written.content?.[0]?.content ?? [];
	expect(heads?.content?.map(({ nodeType }) => nodeType)).toEqual(["table-header-cell", "table-header-cell"]);
	expect(rows).toHaveLength(2);
	expect(documentSchema.safeParse(written).success).toBe(true);
});

const COMMANDS: Record<string, Command> = {
	addColumnAfter,
	addColumnBefore,
	addRowAfter,
	addRowBefore,
	deleteColumn,
	deleteRow,
	mergeCells,
	splitCell,
	toggleHeaderColumn,
	toggleHeaderRow,
};
const step = fc.record({
	name: fc.constantFrom(...Object.keys(COMMANDS)),
	anchor: fc.nat(),
	head: fc.nat(),
});

// proves studio-13
test("whatever editors do with a table, the text is one that the content model accepts, and is kept", () =>
	fc.assert(
		fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
			let state = run(open(write(paragraph("Before."))), insertTable(2, 2));
			for (const { name, anchor, head } of steps) {
				const { map, start } = findTable(state);
				const at = (index: number): number => start + (map.map[index % map.map.length] ?? 0);
				const selection = CellSelection.create(state.doc, at(anchor), at(head));
				state = run(state.apply(state.tr.setSelection(selection)), COMMANDS[name] as Command);
			}
			const written = writeText(state.doc);
			expect(documentSchema.safeParse(written).error).toBeUndefined();
			const read = readText(written);
			expect(read && writeText(read)).toEqual(written);
		}),
	));
