import type { Command, EditorState } from "prosemirror-state";
import {
	addColumnAfter,
	addColumnBefore,
	addRowAfter,
	addRowBefore,
	deleteColumn,
	deleteRow,
	deleteTable,
	isInTable,
	mergeCells,
	splitCell,
	toggleHeaderColumn,
	toggleHeaderRow,
} from "prosemirror-tables";
import { insertTable, writeBelowTable } from "./table-commands.ts";

const FIRST_SIZE = { rows: 3, columns: 2 };

const TOOLS: readonly (readonly [string, Command])[] = [
	["Row above", addRowBefore],
	["Row below", addRowAfter],
	["Column before", addColumnBefore],
	["Column after", addColumnAfter],
	["Heads in the first row", toggleHeaderRow],
	["Heads in the first column", toggleHeaderColumn],
	["Merge cells", mergeCells],
	["Split cell", splitCell],
	["Remove row", deleteRow],
	["Remove column", deleteColumn],
	["Remove table", deleteTable],
	["Write below the table", writeBelowTable],
];

/** A button that adds a table; within a table, the changes of the table (studio-13). */
export function TableTools({ state, run }: { state: EditorState; run: (command: Command) => void }) {
	if (!isInTable(state))
		return (
			<button type="button" onClick={() => run(insertTable(FIRST_SIZE.rows, FIRST_SIZE.columns))}>
				Table
			</button>
		);
	return (
		<select
			aria-label="Change the table"
			value=""
			onChange={(event) => {
				const [, command] = TOOLS[Number(event.target.value)] ?? [];
				if (command) run(command);
			}}
		>
			<option value="" disabled>
				Table …
			</option>
			{TOOLS.map(([name, command], index) => (
				<option key={name} value={index} disabled={!command(state)}>
					{name}
				</option>
			))}
		</select>
	);
}
