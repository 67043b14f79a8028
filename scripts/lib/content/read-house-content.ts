import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { type EntryParts, listVersions } from "@vetrina/content-model/entry-parts.ts";
import { ENTRY_ID, type EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { listMissingLanguages, parseEntryFile } from "@vetrina/content-model/files/entry-file.ts";
import type { FileFault, FindFilePath } from "@vetrina/content-model/files/file-fields.ts";
import { listLinkFaults } from "@vetrina/content-model/links/link-faults.ts";
import { findLinkPath } from "@vetrina/content-model/links/list-links.ts";
import { findSyntaxLine, type JsonPlaces, readJsonPlaces } from "./json-places.ts";

export type ContentEntry = EntryParts & {
	id: string;
	type: string;
	sites: string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
	fields: EntryFields;
	/** The path of the entry's file below the folder of content, with slashes, and the file's text. */
	source: { path: string; text: string };
};
/** `faults`: texts with file, line and field. */
export type HouseContentFiles = { entries: ContentEntry[]; faults: string[] };

/** `line` is that of the path, unless the fault says otherwise. */
type PlacedFault = FileFault & { line?: number };
type ReadFile = {
	file: string;
	text: string;
	entry?: ContentEntry;
	faults: PlacedFault[];
	findFilePath?: FindFilePath;
	places?: JsonPlaces;
};
/** `languages`: those of the house. `languagesIn`: those of each country, by its code; a text for some countries needs no others (content-63). */
type Spoken = {
	languages: readonly string[];
	languagesIn?: Readonly<Record<string, readonly string[]>>;
	sites: readonly string[];
};
/** Characters of a file; the service accepts no more. */
const LONGEST_FILE = 1_000_000;

/** Files as they were read last, by path. A watcher keeps them, so that after a save one file is read and checked, not hundreds. */
export type ReadFiles = Map<string, { stamp: string; file: ReadFile }>;

const FOLDERS = new Map(contentTypes.map((type) => [kebabCase(type.id), type]));

/** Returns the folder of a content type, such as "rich-text-section". */
export function kebabCase(id: string): string {
	return id.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
}

/** Returns the folder of a house's content entries, which are files `<type>/…/<id>.json`. */
export const contentFolder = (houseFolder: string): string => join(houseFolder, "content");

/**
 * Returns a house's content entries and their faults (content-12): each entry is checked by its content type, for all languages and
 * sites, and links and ids across entries. Folders below a type's folder have no meaning. Files in `before` that have not been saved since are
 * not read again.
 */
export function readHouseContent(
	houseFolder: string,
	{ before = new Map(), ...spoken }: Spoken & { before?: ReadFiles },
): HouseContentFiles {
	const folder = contentFolder(houseFolder);
	const files = existsSync(folder)
		? readdirSync(folder, { recursive: true, withFileTypes: true })
				.filter((file) => file.name.endsWith(".json") && !file.isDirectory())
				.map((file) => relative(folder, join(file.parentPath, file.name)))
				.toSorted()
				.map((file) => {
					const { mtimeMs, size, ino } = statSync(join(folder, file));
					const stamp = [mtimeMs, size, ino].join(" ");
					const known = before.get(file);
					if (known?.stamp === stamp) return known.file;
					const read = readFile(folder, file, spoken);
					before.set(file, { stamp, file: read });
					return read;
				})
		: [];
	const entries = files.flatMap(({ entry }) => entry ?? []);
	const faults = files.flatMap((file) => file.faults.map((fault) => describeFault(file, fault)));
	return { entries, faults: [...faults, ...listTwins(files), ...listBrokenLinks(files)] };
}

function readFile(folder: string, file: string, { sites, ...spoken }: Spoken): ReadFile {
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
		const message = error instanceof Error ? error.message : String(error);
		return { file, text, faults: [{ path: [], line: findSyntaxLine(text, message), message }] };
	}
	const places = readJsonPlaces(text);
	const twins = places.twins.map(({ path, line }) => ({ path, line, message: "is there twice" }));
	const parsed = parseEntryFile(type, json);
	if ("faults" in parsed) return { file, text, faults: [...twins, ...parsed.faults], places };
	const unknown = (parsed.entry.sites ?? []).filter((site) => !sites.includes(site));
	const isLong = text.length > LONGEST_FILE;
	const faults = [
		...twins,
		...(isLong ? [{ path: [], message: `is too long: at most ${LONGEST_FILE} characters` }] : []),
		...unknown.map((site) => ({
			path: ["sites", String(parsed.entry.sites?.indexOf(site))],
			message: `the house has no site ${site}`,
		})),
		...listVersions(parsed.entry).flatMap(({ place, state, fields }) =>
			state === "draft" ? [] : listMissingLanguages(type, fields, findLanguages(fields, spoken), place),
		),
	];
	return {
		file,
		text,
		entry: { id, type: type.id, ...parsed.entry, source: { path: file.replaceAll("\\", "/"), text } },
		faults,
		findFilePath: parsed.findFilePath,
		places,
	};
}

/** Returns the languages of countries by their codes, as `readHouseContent` takes them. */
export const listLanguagesIn = (
	countries: readonly { code: string; languages: readonly string[] }[],
): Record<string, readonly string[]> =>
	Object.fromEntries(countries.map(({ code, languages }) => [code, languages]));

/** Returns the languages that an entry needs: of the house, those that are spoken in the entry's countries. */
function findLanguages(
	{ countries }: EntryFields,
	{ languages, languagesIn }: Omit<Spoken, "sites">,
): readonly string[] {
	if (!languagesIn || !Array.isArray(countries) || countries.length === 0) return languages;
	const spoken = new Set(countries.flatMap((code) => languagesIn[String(code)] ?? []));
	return languages.filter((language) => spoken.has(language));
}

const describeFault = ({ file, places }: ReadFile, { path, message, line }: PlacedFault): string =>
	`${file}:${line ?? places?.findLine(path) ?? 1}${path.length > 0 ? ` ${path.join(".")}` : ""}: ${message}`;

function listTwins(files: readonly ReadFile[]): string[] {
	const byId = Map.groupBy(files, ({ file }) => basename(file, ".json"));
	return [...byId].flatMap(([id, twins]) =>
		twins.length > 1 ? [`${twins.map(({ file }) => file).join(", ")}: the id ${id} is there twice`] : [],
	);
}

function listBrokenLinks(files: readonly ReadFile[]): string[] {
	const byId = new Map(files.map((file) => [basename(file.file, ".json"), file]));
	const entries = files.flatMap(({ entry }) => entry ?? []);
	return listLinkFaults(entries, new Set(byId.keys())).flatMap(
		({ id, field, to, message, place = ["fields"] }) => {
			const file = byId.get(id);
			if (!file) return [];
			const value = valueAt(file.entry, [...place, field]);
			const path = [...place, field, ...(findLinkPath(value, to) ?? [])];
			return [describeFault(file, { path: file.findFilePath?.(path) ?? path, message })];
		},
	);
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
	path.reduce(
		(at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
		value,
	);
