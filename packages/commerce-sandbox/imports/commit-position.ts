import { readImport } from "./open-import.ts";

export async function commitPosition(db: D1Database, gen: number): Promise<string> {
	const open = await readImport(db, gen);
	if (open?.state !== "indexing")
		return `The commit of import ${gen} failed while it was ${open?.state ?? "gone"}`;
	const next = await db
		.prepare("SELECT id, line FROM product WHERE gen = ?1 AND position > ?2 ORDER BY position LIMIT 1")
		.bind(gen, open.indexedPosition)
		.first<{ id: string; line: number | null }>();
	if (!next) return "Writing the word lists of the index failed";
	const line = next.line === null ? "which is not in the file" : `on line ${next.line}`;
	return `Indexing failed in the step that begins at product "${next.id}", ${line}`;
}
