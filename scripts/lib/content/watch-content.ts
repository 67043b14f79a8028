import { existsSync, watch } from "node:fs";
import { houseFolder } from "../house.ts";
import type { ContentTarget } from "./content-service.ts";
import { describeImport, importContent } from "./import-content.ts";
import { contentFolder, type ReadFiles } from "./read-house-content.ts";

/** Milliseconds: an editor program writes a file in several steps. */
const PAUSE = 50;

/**
 * Imports the house's content, now and after each change of a file, and calls `onChange` if that changed an entry. A fault is said with
 * file, line and field, and the content stays as it was. Returns a function that ends the watch. `house`: the folder of a house.
 */
export async function watchContent(
	target: ContentTarget,
	{
		say,
		onChange,
		house = houseFolder,
	}: { say: (line: string) => void; onChange: () => void; house?: string },
): Promise<() => void> {
	const before: ReadFiles = new Map();
	const load = async (): Promise<void> => {
		try {
			const imported = await importContent(target, { keepsEdits: true, folder: house, before });
			for (const line of describeImport(imported)) say(line);
			if (imported.changed + imported.removed > 0) onChange();
		} catch (error) {
			say(`Content, which stays as it was:\n${error instanceof Error ? error.message : String(error)}`);
		}
	};
	let last = load();
	await last;
	const folder = contentFolder(house);
	if (!existsSync(folder)) return () => undefined;
	let waiting: NodeJS.Timeout | undefined;
	const watcher = watch(folder, { recursive: true }, () => {
		clearTimeout(waiting);
		waiting = setTimeout(() => {
			last = last.then(load);
		}, PAUSE);
	});
	return () => {
		clearTimeout(waiting);
		watcher.close();
	};
}
