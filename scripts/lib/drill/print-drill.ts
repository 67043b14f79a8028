import type { Cell, Row, Table } from "./run-drill.ts";
import { VIEWS } from "./views.ts";

/** Seconds in which every request ends (platform-1). */
const LIMIT = 10;
/** Seconds in which the last visit must end; by then pages wait less for optional parts (platform-9). */
const PATIENCE = 2.5;
const SHORT = 1;

const isWrong = ({ status, first, last }: Cell): boolean =>
	status === 0 || (status >= 500 && status !== 503) || first > LIMIT || last > PATIENCE;

export const writeCell = (cell: Cell): string => {
	const { status, first, last, lacks } = cell;
	const times = Math.max(first, last) > SHORT ? ` ${first.toFixed(1)}/${last.toFixed(1)} s` : "";
	return `${status || "none"}${lacks ? " lacks" : ""}${times}${isWrong(cell) ? " !" : ""}`;
};

export function writeTable({ kind, rows }: Table): string {
	const heads = ["service", ...VIEWS.map(({ name }) => name), "health"];
	const lines = rows.map(({ family, cells, health }) => [
		family,
		...VIEWS.map(({ name }) => (cells[name] ? writeCell(cells[name]) : "")),
		health,
	]);
	const widths = heads.map((head, column) =>
		Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
	);
	const write = (line: readonly string[]): string =>
		`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
	return [`${kind.name}: a service ${kind.says}`, write(heads), ...lines.map(write)].join("\n");
}

export const wrongRows = (tables: readonly Table[]): Row[] =>
	tables.flatMap(({ rows }) => rows.filter(({ cells }) => Object.values(cells).some(isWrong)));
