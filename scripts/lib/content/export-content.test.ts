import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { ExportedEntry } from "./content-service.ts";
import { diffEntries } from "./diff-content.ts";
import { exportEntries } from "./export-content.ts";
import { readHouseContent } from "./read-house-content.ts";

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function makeHouse(): { house: string; content: string } {
	const house = mkdtempSync(join(tmpdir(), "export-"));
	folders.push(house);
	return { house, content: join(house, "content") };
}
const listFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));

const badge = (id: string, en: string, more: Partial<ExportedEntry> = {}): ExportedEntry => ({
	id,
	type: "Badge",
	sites: null,
	group: null,
	publishAt: null,
	unpublishAt: null,
	fields: { text: { en } },
	source: null,
	...more,
});
// The spaces are not those that an export would write.
const TEXT = '{ "fields": { "text": { "en": "New" } } }';

// proves content-20
test("an entry that is as its file was is written as it was, byte by byte, at its place", () => {
	const { content } = makeHouse();
	const source = { path: "badge/autumn/new.json", text: TEXT, isCurrent: true };
	expect(exportEntries(content, [badge("new", "New", { source })])).toEqual({
		written: ["badge/autumn/new.json"],
		removed: [],
	});
	expect(readFileSync(join(content, "badge/autumn/new.json"), "utf8")).toBe(TEXT);
});

// proves content-20
test("what editors changed and made is in files that import the same entries, and other files are removed", () => {
	const { house, content } = makeHouse();
	exportEntries(content, [badge("gone", "Gone"), badge("kept", "Kept")]);
	const kept = join(content, "badge/kept.json");
	utimesSync(kept, 1, 1);
	const entries = [
		badge("kept", "Kept"),
		badge("new", "Edited", { source: { path: "badge/more/new.json", text: TEXT, isCurrent: false } }),
		badge("own", "Own", { sites: ["eu"], publishAt: 1_800_000_000 }),
	];
	expect(exportEntries(content, entries)).toEqual({
		written: ["badge/more/new.json", "badge/own.json"],
		removed: ["badge/gone.json"],
	});
	expect(statSync(kept).mtimeMs).toBe(1000);
	expect(listFiles(content).toSorted()).toEqual(["badge/kept.json", "badge/more/new.json", "badge/own.json"]);
	const files = readHouseContent(house, { languages: ["en"], sites: ["eu"] });
	expect(files.faults).toEqual([]);
	expect(diffEntries(files.entries, entries)).toEqual([]);
});

test("a service cannot write outside of the folder", () => {
	const { content } = makeHouse();
	for (const path of ["../x.json", "badge/../../x.json", "/x/y.json", "badge/x.ts"])
		expect(() =>
			exportEntries(content, [badge("x", "x", { source: { path, text: TEXT, isCurrent: true } })]),
		).toThrow(path);
});

// proves content-20
test("a difference names entry, field and language, with both values", () => {
	const file = badge("new", "New", { fields: { text: { en: "New", de: "Neu" }, textColor: "#fff" } });
	const service = badge("new", "Newer", { fields: { text: { en: "Newer", de: "Neu" } }, sites: ["eu"] });
	expect(diffEntries([file, badge("own", "x")].map(withSource), [service, badge("other", "x")])).toEqual([
		'new sites: nothing in the files, ["eu"] in the service',
		'new fields.text.en: "New" in the files, "Newer" in the service',
		'new fields.textColor: "#fff" in the files, nothing in the service',
		"other: only in the service",
		"own: only in the files",
	]);
	expect(diffEntries([withSource(file)], [file])).toEqual([]);
	const long = badge("new", "x".repeat(100));
	expect(diffEntries([withSource(badge("new", "New"))], [long])).toEqual([
		`new fields.text.en: "New" in the files, "${"x".repeat(60)}…" in the service`,
	]);
});

const withSource = (entry: ExportedEntry) => ({ ...entry, source: { path: "", text: "" } });
