import { dirname } from "node:path";

/** More files than these are not looked over at a glance. */
const MOST = 25;
/** Numbered and never moved: what has run on a database keeps its name. */
const NUMBERED: ReadonlySet<string> = new Set(["packages/commerce-sandbox/db/migrations"]);

/** Folders with more than 25 files of their own, the fullest first; folders in them do not count. */
export function crowdedFolders(files: readonly string[]): { folder: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
	return [...counts]
		.filter(([folder, count]) => count > MOST && !NUMBERED.has(folder))
		.map(([folder, count]) => ({ folder, count }))
		.toSorted((a, b) => b.count - a.count);
}
