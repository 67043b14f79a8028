import { IMPORT_LIMITS } from "../catalogue/import-limits.ts";

export type BadLine = { line: number; reason: string };
export type BadLines = { errors: BadLine[]; more: number };

export const badLines = (all: readonly BadLine[], total?: number): BadLines | undefined =>
	all.length === 0 ? undefined : limitErrors(all, total);

export function limitErrors(all: readonly BadLine[], total = all.length): BadLines {
	const errors = all
		.toSorted((a, b) => (a.line || Infinity) - (b.line || Infinity))
		.slice(0, IMPORT_LIMITS.errors);
	return { errors, more: total - errors.length };
}
