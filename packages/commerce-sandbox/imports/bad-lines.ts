import { IMPORT_LIMITS } from "../catalogue/import-limits.ts";

/** A line of the import file that cannot be taken, as the person importing sees it; line 0 is of no line of this file. */
export type BadLine = { line: number; reason: string };
/** The first ones in the order of the file, and how many more there are. */
export type BadLines = { errors: BadLine[]; more: number };

/** Undefined where there are none. `total`: of all, where not all of them were read. */
export function badLines(all: readonly BadLine[], total = all.length): BadLines | undefined {
	if (all.length === 0) return undefined;
	const errors = all
		.toSorted((a, b) => (a.line || Infinity) - (b.line || Infinity))
		.slice(0, IMPORT_LIMITS.errors);
	return { errors, more: total - errors.length };
}
