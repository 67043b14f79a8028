import { houseFolder, listSpoken, sandboxHouse } from "../house.ts";
import { type ContentTarget, type Imported, putEntries } from "./content-service.ts";
import {
	type HouseContentFiles,
	listLanguagesIn,
	type ReadFiles,
	readHouseContent,
} from "./read-house-content.ts";

/** Reads and checks the entries of the chosen house, for each of its languages. */
export const readContent = async (): Promise<HouseContentFiles> => readFor(houseFolder, await listSpoken());

async function readFor(
	folder: string,
	languages: readonly string[],
	before?: ReadFiles,
): Promise<HouseContentFiles> {
	const { sites, countries } = await sandboxHouse();
	return readHouseContent(folder, {
		languages,
		languagesIn: listLanguagesIn(countries),
		sites: sites.map(({ id }) => id),
		before,
	});
}

/**
 * Reads the entries of the chosen house, or those of another folder for that house. Throws if one has a fault; a text that lacks a language
 * falls back (decision 106).
 */
export async function readValidContent(
	folder: string = houseFolder,
	before?: ReadFiles,
): Promise<HouseContentFiles["entries"]> {
	const { entries, faults } = await readFor(folder, [], before);
	if (faults.length > 0) throw new Error(faults.join("\n"));
	return entries;
}

/**
 * Puts the entries of the chosen house in the place of those of a commerce cloud: all, or none if one has a fault. With `keepsEdits`, what
 * editors changed stays where no file has changed (content-19). `folder`: another folder with a house's content.
 */
export async function importContent(
	target: ContentTarget,
	{ folder, before, ...options }: { keepsEdits: boolean; folder?: string; before?: ReadFiles },
): Promise<Imported & { entries: number }> {
	const entries = await readValidContent(folder, before);
	return { entries: entries.length, ...(await putEntries(target, entries, options)) };
}

/** Returns lines on what an import changed, and on what editors changed that no file says; none if there is nothing to say. */
export function describeImport({ changed, removed, kept, replaced }: Imported): string[] {
	return [
		...(changed + removed > 0 ? [`Content: ${changed} entries changed, ${removed} removed.`] : []),
		...(replaced.length > 0
			? [`Content: changed files replace what editors made of ${replaced.join(", ")}.`]
			: []),
		...(kept.length > 0
			? [
					`Content: ${kept.join(", ")} ${kept.length > 1 ? "stay" : "stays"} as editors left it; npm run content -- export writes it to the files.`,
				]
			: []),
	];
}
