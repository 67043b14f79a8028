import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { parseEntryFile } from "@vetrina/content-model/files/entry-file.ts";
import { importEntries } from "../records/content/import-entries.ts";
import type { NewEntry } from "../records/content/write-entries.ts";
import "./import-meta-glob.ts";

const files = import.meta.glob<unknown>("../../demo-house/content/**/*.json", {
	eager: true,
	import: "default",
});

const kebabCase = (id: string): string => id.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();

export const houseEntries: readonly NewEntry[] = Object.entries(files).map(([path, json]) => {
	const [folder, ...rest] = path.replace("../../demo-house/content/", "").replace(".json", "").split("/");
	const type = contentTypes.find((one) => kebabCase(one.id) === folder);
	const result = type && parseEntryFile(type, json);
	if (!result || "faults" in result) throw new Error(`${path} is no entry.`);
	return { id: rest.at(-1) ?? "", type: type.id, ...result.entry };
});

export async function loadContent(db: D1Database): Promise<void> {
	const result = await importEntries(db, houseEntries, { by: "test" });
	if ("issues" in result) throw new Error(JSON.stringify(result.issues));
}
