import type { Node } from "prosemirror-model";
import { type Command, TextSelection } from "prosemirror-state";
import { findTable } from "prosemirror-tables";
import { textSchema } from "./text-schema.ts";

const { table, table_row: row, table_cell: cell, table_header_cell: head, paragraph } = textSchema.nodes;

const listCells = (type: typeof cell, columns: number): Node[] =>
	Array.from({ length: columns }, () => type?.createAndFill()).filter((one) => one != null);

/** Puts a table with a row of heads in the place of the selection, and the cursor into its first cell. */
export const insertTable =
	(rows: number, columns: number): Command =>
	(state, dispatch) => {
		if (!table || !row) return false;
		const lines = Array.from({ length: rows }, (_, at) =>
			row.create(null, listCells(at === 0 ? head : cell, columns)),
		);
		const { tr } = state;
		const from = tr.selection.from;
		tr.replaceSelectionWith(table.create(null, lines));
		let start: number | undefined;
		tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, (node, pos) => {
			if (start === undefined && node.type === head) start = pos + 1;
			return start === undefined;
		});
		if (start !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(start)));
		dispatch?.(tr.scrollIntoView());
		return true;
	};

/** Adds a paragraph below the table, where the cursor cannot be placed if the text ends with the table. */
export const writeBelowTable: Command = (state, dispatch) => {
	const found = findTable(state.selection.$from);
	if (!found || !paragraph) return false;
	const end = found.pos + found.node.nodeSize;
	const { tr } = state;
	tr.insert(end, paragraph.create());
	tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
	dispatch?.(tr.scrollIntoView());
	return true;
};
