import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { writeEntryFile } from "@vetrina/content-model/files/write-entry-file.ts";
import type { ExportedEntry } from "./content-service.ts";
import { kebabCase } from "./read-house-content.ts";

const PATH = /^(?:[a-z0-9][\w.-]*\/)+[a-z0-9][\w.-]*\.json$/i;

/** Returns path and text of an entry's file. Throws for a type or a path that this house does not know. */
export function writeFileOf(entry: ExportedEntry): { path: string; text: string } {
	const type = findContentType(entry.type);
	const path = entry.source?.path ?? `${kebabCase(entry.type)}/${entry.id}.json`;
	if (!type || !PATH.test(path))
		throw new Error(`The entry ${entry.id} cannot be written to a file: ${path}`);
	const { source } = entry;
	return { path, text: source?.isCurrent ? source.text : writeEntryFile(type, entry, source?.text) };
}

/**
 * Writes entries to the files of a folder, and removes the files of all others (content-20). Files that are the same already are not
 * touched. Unless drafts are exported, too, files of entries that are not published stay (content-39).
 */
export function exportEntries(
	folder: string,
	entries: readonly ExportedEntry[],
	{ drafts = false }: { drafts?: boolean } = {},
): { written: string[]; removed: string[] } {
	const files = entries.map(writeFileOf);
	const paths = new Set(files.map(({ path }) => path));
	const present = existsSync(folder)
		? readdirSync(folder, { recursive: true, encoding: "utf8" })
				.map((file) => file.replaceAll("\\", "/"))
				.filter((file) => file.endsWith(".json"))
		: [];
	const written = files.filter(({ path, text }) => {
		const file = join(folder, path);
		return !existsSync(file) || readFileSync(file, "utf8") !== text;
	});
	for (const { path, text } of written) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	const removed = present.filter(
		(file) => !paths.has(file) && (drafts || !isUnpublished(readFileSync(join(folder, file), "utf8"))),
	);
	for (const file of removed) rmSync(join(folder, file));
	return { written: written.map(({ path }) => path), removed };
}

function isUnpublished(text: string): boolean {
	try {
		const file: unknown = JSON.parse(text);
		return typeof file === "object" && file !== null && "status" in file;
	} catch {
		return false;
	}
}
