import { IMPORT_LIMITS } from "../catalogue/import-limits.ts";

export type BadLine = { line: number; reason: string };
export type BadLines = { errors: BadLine[]; more: number };

export function badLines(all: readonly BadLine[], total = all.length): BadLines | undefined {
	if (all.length === 0) return undefined;
	const errors = all
		.toSorted((a, b) => (a.line || Infinity) - (b.line || Infinity))
		.slice(0, IMPORT_LIMITS.errors);
	return { errors, more: total - errors.length };
}
