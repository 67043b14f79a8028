import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Lines and columns begin with 1. */
export type SourcePosition = { file: string; line: number; column: number };

const POSITION = /\(?((?:file:\/\/)?\/?[^\s():]+):(\d+):(\d+)\)?\s*$/;
const AROUND = 3;

export function findOwnPosition(stack: string, root: string): SourcePosition | undefined {
	return stack
		.split("\n")
		.filter((line) => /^\s*at /.test(line))
		.map((line) => readPosition(line, root))
		.find((position) => position !== undefined);
}

export function readPosition(line: string, root: string): SourcePosition | undefined {
	const [, name = "", row, column] = POSITION.exec(line) ?? [];
	if (!name || !row) return undefined;
	const file = name.startsWith("file://") ? fileURLToPath(name) : resolve(root, name);
	const own = relative(root, file);
	if (own.startsWith("..") || own.includes("node_modules") || !existsSync(file)) return undefined;
	return { file, line: Number(row), column: Number(column) };
}

export function quoteSource({ file, line, column }: SourcePosition): string {
	const lines = readFileSync(file, "utf8").split("\n");
	const first = Math.max(1, line - AROUND);
	const last = Math.min(lines.length, line + AROUND);
	const width = String(last).length;
	return lines
		.slice(first - 1, last)
		.flatMap((text, at) => {
			const number = String(first + at).padStart(width);
			const quotedLine = `${number} | ${text}`;
			// Tabs before the mark keep the mark below its column.
			const indent = text.slice(0, column - 1).replaceAll(/[^\t]/g, " ");
			return first + at === line ? [quotedLine, `${" ".repeat(width)} | ${indent}^`] : [quotedLine];
		})
		.join("\n");
}
