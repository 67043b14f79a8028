import { dirname } from "node:path";

const MOST = 25;
/** Folders without a limit on their files: migrations keep their names, because databases record them. */
const NUMBERED: ReadonlySet<string> = new Set(["packages/commerce-sandbox/db/migrations"]);

export function crowdedFolders(files: readonly string[]): { folder: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
	return [...counts]
		.filter(([folder, count]) => count > MOST && !NUMBERED.has(folder))
		.map(([folder, count]) => ({ folder, count }))
		.toSorted((a, b) => b.count - a.count);
}
