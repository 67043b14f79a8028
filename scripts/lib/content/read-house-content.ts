import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { type FileFault, listMissingLanguages, parseEntryFile } from "@vetrina/content-model/entry-file.ts";
import { ENTRY_ID, type EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { listLinkFaults } from "@vetrina/content-model/links/link-faults.ts";

export type ContentEntry = {
	id: string;
	type: string;
	sites: string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
	fields: EntryFields;
	/** Path below the folder of content, with slashes, and text of the entry's file. */
	source: { path: string; text: string };
};
/** `faults`: texts with file, line and field. */
export type HouseContentFiles = { entries: ContentEntry[]; faults: string[] };

type ReadFile = { file: string; text: string; entry?: ContentEntry; faults: FileFault[] };

const FOLDERS = new Map(contentTypes.map((type) => [kebabCase(type.id), type]));

/** Returns the folder of a content type, such as "rich-text-section". */
export function kebabCase(id: string): string {
	return id.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
}

/** Returns the folder of a house's content entries, which are files `<type>/…/<id>.json`. */
export const contentFolder = (houseFolder: string): string => join(houseFolder, "content");

/**
 * Returns a house's content entries and their faults (content-12): each entry is checked by its content type, for all languages and
 * sites, and links and ids across entries. Folders below a type's folder have no meaning.
 */
export function readHouseContent(
	houseFolder: string,
	{ languages, sites }: { languages: readonly string[]; sites: readonly string[] },
): HouseContentFiles {
	const folder = contentFolder(houseFolder);
	const files = existsSync(folder)
		? readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((file) => file.endsWith(".json"))
				.toSorted()
				.map((file) => readFile(folder, file, { languages, sites }))
		: [];
	const entries = files.flatMap(({ entry }) => entry ?? []);
	const faults = files.flatMap((file) => file.faults.map((fault) => describeFault(file, fault)));
	return { entries, faults: [...faults, ...listTwins(files), ...listBrokenLinks(files)] };
}

function readFile(
	folder: string,
	file: string,
	{ languages, sites }: { languages: readonly string[]; sites: readonly string[] },
): ReadFile {
	const text = readFileSync(join(folder, file), "utf8");
	const refuse = (message: string): ReadFile => ({ file, text, faults: [{ path: [], message }] });
	const [first = ""] = file.split(/[/\\]/);
	const type = FOLDERS.get(first);
	const id = basename(file, ".json");
	if (!type) return refuse(`there is no content type for the folder ${first}`);
	if (!ENTRY_ID.test(id)) return refuse(`${id} is no id of an entry`);
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch (error) {
		return refuse(error instanceof Error ? error.message : String(error));
	}
	const parsed = parseEntryFile(type, json);
	if ("faults" in parsed) return { file, text, faults: parsed.faults };
	const unknown = (parsed.entry.sites ?? []).filter((site) => !sites.includes(site));
	const faults = [
		...unknown.map((site) => ({ path: ["sites"], message: `the house has no site ${site}` })),
		...listMissingLanguages(type, parsed.entry.fields, languages),
	];
	return {
		file,
		text,
		entry: { id, type: type.id, ...parsed.entry, source: { path: file.replaceAll("\\", "/"), text } },
		faults,
	};
}

const describeFault = ({ file, text }: ReadFile, { path, message }: FileFault): string =>
	`${file}:${findLine(text, path)}${path.length > 0 ? ` ${path.join(".")}` : ""}: ${message}`;

/** Returns the line of a value, or of the last part of its path that the file has. */
function findLine(text: string, path: readonly string[]): number {
	let at = 0;
	for (const key of path) {
		const next = text.indexOf(`"${key}"`, at);
		if (next >= 0) at = next;
	}
	return text.slice(0, at).split("\n").length;
}

function listTwins(files: readonly ReadFile[]): string[] {
	const byId = Map.groupBy(files, ({ file }) => basename(file, ".json"));
	return [...byId].flatMap(([id, twins]) =>
		twins.length > 1 ? [`${twins.map(({ file }) => file).join(", ")}: the id ${id} is there twice`] : [],
	);
}

function listBrokenLinks(files: readonly ReadFile[]): string[] {
	const byId = new Map(files.map((file) => [basename(file.file, ".json"), file]));
	const entries = files.flatMap(({ entry }) => entry ?? []);
	return listLinkFaults(entries, new Set(byId.keys())).flatMap(({ id, field, message }) => {
		const file = byId.get(id);
		return file ? [describeFault(file, { path: ["fields", field], message })] : [];
	});
}
