import type { ImportLine } from "../catalogue/import-lines.ts";
import type { BadLine } from "./bad-lines.ts";

export type Numbered<Line> = { number: number; line: Line };

const readMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Returns the first line that the database refuses; undefined if it accepts all lines. The search is binary, over batches that end with a
 * failing statement and so change nothing.
 */
export async function findRefusedLine(
	statementsOf: (lines: readonly Numbered<ImportLine>[]) => D1PreparedStatement[],
	db: D1Database,
	lines: readonly Numbered<ImportLine>[],
): Promise<BadLine | undefined> {
	const undo = db.prepare("SELECT json('undo')");
	const undoMessage = readMessage(await undo.run().catch((error: unknown) => error));
	const tryLines = async (count: number): Promise<string | undefined> => {
		const message = readMessage(
			await db.batch([...statementsOf(lines.slice(0, count)), undo]).catch((error: unknown) => error),
		);
		return message === undoMessage ? undefined : message;
	};
	let reason = await tryLines(lines.length);
	if (reason === undefined) return undefined;
	let [acceptedCount, refusedIndex] = [0, lines.length];
	while (refusedIndex - acceptedCount > 1) {
		const middle = Math.floor((acceptedCount + refusedIndex) / 2);
		const message = await tryLines(middle);
		if (message === undefined) acceptedCount = middle;
		else [refusedIndex, reason] = [middle, message];
	}
	const last = lines[refusedIndex - 1];
	return last && { line: last.number, reason: `${last.line.kind} "${last.line.id}": ${reason}` };
}
