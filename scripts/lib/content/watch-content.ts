import { existsSync, watch } from "node:fs";
import { houseFolder } from "../house.ts";
import { importContent } from "./import-content.ts";
import { contentFolder } from "./read-house-content.ts";

/** Milliseconds without a further change before the import, because editors write a file in several steps. */
const PAUSE = 100;

/** Imports the house's content now and after each change of a file. A fault is printed, and the cloud's content stays unchanged. */
export async function watchContent(
	target: { baseUrl: string; token: string },
	say: (line: string) => void,
): Promise<void> {
	const load = (): Promise<void> =>
		importContent(target).then(
			({ changed, removed }) => {
				if (changed + removed > 0) say(`Content: ${changed} entries changed, ${removed} removed.`);
			},
			(error: unknown) => say(`Content: ${error instanceof Error ? error.message : String(error)}`),
		);
	await load();
	const folder = contentFolder(houseFolder);
	if (!existsSync(folder)) return;
	let waiting: NodeJS.Timeout | undefined;
	watch(folder, { recursive: true }, () => {
		clearTimeout(waiting);
		waiting = setTimeout(load, PAUSE);
	});
}
