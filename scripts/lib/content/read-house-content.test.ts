import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { documentWith, paragraph } from "@vetrina/content-model/testing/sample-entry.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { afterEach, expect, test } from "vitest";
import { type ReadFiles, readHouseContent } from "./read-house-content.ts";

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeContent() {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	folders.push(folder);
	return {
		folder,
		write(name: string, json: unknown): void {
			const file = join(folder, "content", name);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, typeof json === "string" ? json : JSON.stringify(json, null, "\t"));
		},
		read: (before?: ReadFiles) =>
			readHouseContent(folder, { languages: ["en", "de"], sites: ["eu"], before }),
	};
}

function readFiles(files: Record<string, unknown>) {
	const { write, read } = makeContent();
	for (const [name, json] of Object.entries(files)) write(name, json);
	return read();
}

const text = { en: "New", de: "Neu" };
const badge = { fields: { text } };
const card = { fields: { title: text } };
const deepJson = `${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`;
const LANGUAGES = Object.keys(LANGUAGE_ROWS);
// A quotation mark is one character of the text, and two of the file.
const longTexts = Array.from({ length: 10 }, () => paragraph(`"`.repeat(9900)));
const paragraphWith = (uri: string): RichTextNode => ({
	nodeType: "paragraph",
	data: {},
	content: [{ nodeType: "hyperlink", data: { uri }, content: [] }],
});

// proves content-63
test("a text for some countries needs the languages of these countries alone", () => {
	const { folder, write } = makeContent();
	const read = () =>
		readHouseContent(folder, {
			languages: ["en", "de", "fr"],
			languagesIn: { DE: ["de", "en"], FR: ["fr", "en"] },
			sites: ["eu"],
		}).faults.map((fault) => fault.replace(/^.* /, ""));
	const body = { en: ["Law"], de: ["Recht"] };
	write("rich-text-section/law.json", { fields: { countries: ["DE"], body } });
	expect(read()).toEqual([]);
	write("rich-text-section/law.json", { fields: { countries: ["DE", "FR"], body } });
	expect(read()).toEqual(["fr"]);
});

// proves content-12
test("files are entries by their type's folder and their name, also in folders below", () => {
	const { entries, faults } = readFiles({
		"badge/new.json": badge,
		"badge/more/last.json": { sites: ["eu"], ...badge },
	});
	expect(faults).toEqual([]);
	expect(entries).toMatchObject([
		{ id: "last", type: "Badge", sites: ["eu"] },
		{ id: "new", type: "Badge", sites: null },
	]);
});

// proves content-12
test.each([
	["no JSON", { "badge/new.json": "{" }, /^badge\/new\.json:1: /],
	["a comma too many", { "badge/new.json": '{\n"fields": {\n},\n}' }, /^badge\/new\.json:4: /],
	[
		"a member that is there twice",
		{ "badge/new.json": '{\n"fields": { "text": { "en": "x", "de": "x",\n"en": "y" } }\n}' },
		/^badge\/new\.json:3 fields\.text\.en: is there twice$/,
	],
	[
		"a file of more than 1,000,000 characters",
		{
			"rich-text-section/a.json": {
				fields: { body: Object.fromEntries(LANGUAGES.map((code) => [code, documentWith(...longTexts)])) },
			},
		},
		/^rich-text-section\/a\.json:1: is too long: at most 1000000 characters$/,
	],
	["an unknown type", { "sticker/new.json": badge }, /^sticker\/new\.json:1: there is no content type/],
	[
		"an unknown field",
		{ "badge/new.json": { fields: { text, size: 1 } } },
		/^badge\/new\.json:7 fields\.size: is unknown$/,
	],
	[
		"a bad value",
		{ "badge/new.json": { fields: { text, textColor: "red" } } },
		/^badge\/new\.json:7 fields\.textColor: must be a colour/,
	],
	[
		"a missing language",
		{ "badge/new.json": { fields: { text: { en: "New" } } } },
		/^badge\/new\.json:3 fields\.text: has no text in de/,
	],
	[
		"an unknown site",
		{ "badge/new.json": { sites: ["moon"], ...badge } },
		/^badge\/new\.json:3 sites\.0: the house has no site moon/,
	],
	["an id twice", { "badge/new.json": badge, "text/new.json": badge }, /the id new is there twice/],
	[
		"a missing link",
		{
			"card/one.json": card,
			"card-group/a.json": { fields: { cards: [{ link: "one" }, { link: "none" }] } },
		},
		/^card-group\/a\.json:8 fields\.cards\.1\.link: there is no entry none/,
	],
	[
		"a link to another type",
		{ "badge/new.json": badge, "card-group/a.json": { fields: { cards: [{ link: "new" }] } } },
		/^card-group\/a\.json:5 fields\.cards\.0\.link: new is a Badge, expected Card/,
	],
	[
		"a link to itself",
		{ "navigation-item/a.json": { fields: { title: text, subItems: [{ link: "a" }] } } },
		/^navigation-item\/a\.json:9 fields\.subItems\.0\.link: the entries contain each other: a → a$/,
	],
	[
		"500 sections",
		{
			"page/a.json": {
				fields: { slug: "/a", title: text, sections: Array.from({ length: 500 }, () => ({ link: "new" })) },
			},
			"badge/new.json": badge,
		},
		/^page\/a\.json:8 fields\.sections: /,
	],
	[
		"2 MB of rich text",
		{
			"rich-text-section/a.json": {
				fields: { body: { en: Array.from({ length: 900 }, () => "x".repeat(2400)), de: ["x"] } },
			},
		},
		/^rich-text-section\/a\.json:4 fields\.body\.en: is too long/,
	],
	[
		"a script as the address of a link",
		{ "cta/a.json": { fields: { title: text, targetUrl: "javascript:alert(1)" } } },
		/^cta\/a\.json:7 fields\.targetUrl: must be a path/,
	],
	[
		"a script as the address of a link in a text",
		{
			"rich-text-section/a.json": {
				fields: { body: { en: ["x", "- a", "  - [x](javascript:alert)"], de: ["x"] } },
			},
		},
		/^rich-text-section\/a\.json:7 fields\.body\.en\.2: must be a path/,
	],
	[
		"a script in a cell of a table",
		{
			"rich-text-section/a.json": {
				fields: { body: { de: ["x"], en: ["| a | b |", "|---|---|", "| c | **[x](javascript:alert)** |"] } },
			},
		},
		/^rich-text-section\/a\.json:10 fields\.body\.en\.2: must be a path/,
	],
	[
		"a missing entry in a text",
		{ "rich-text-section/a.json": { fields: { body: { en: ["x", "{{none}}"], de: ["x"] } } } },
		/^rich-text-section\/a\.json:6 fields\.body\.en\.1: there is no entry none/,
	],
	[
		"a faulty node deep in a document",
		{
			"rich-text-section/a.json": {
				fields: { body: { en: documentWith(paragraphWith("javascript:alert(1)")), de: ["x"] } },
			},
		},
		/^rich-text-section\/a\.json:15 fields\.body\.en\.content\.0\.content\.0\.data\.uri: must be a path/,
	],
	[
		"a number among the lines of a text",
		{ "rich-text-section/a.json": { fields: { body: { en: ["x", 5], de: ["x"] } } } },
		/^rich-text-section\/a\.json:6 fields\.body\.en\.1: must be a line of text$/,
	],
	[
		"a text of too many lines",
		{
			"rich-text-section/a.json": {
				fields: { body: { en: Array.from({ length: 1001 }, () => "x"), de: ["x"] } },
			},
		},
		/^rich-text-section\/a\.json:4 fields\.body\.en: is too long: at most 1000 lines$/,
	],
	[
		"a text without languages",
		{ "rich-text-section/a.json": { fields: { body: ["x"] } } },
		/^rich-text-section\/a\.json:3 fields\.body: /,
	],
	[
		"structured data nested without end",
		{
			"page/a.json": `{"fields":{"slug":"/a","title":{"en":"x","de":"x"},\n"jsonLd":{"en":${deepJson},"de":{}}}}`,
		},
		/^page\/a\.json:2 fields\.jsonLd\.en: must be at most/,
	],
	[
		"dates in the wrong order",
		{
			"badge/new.json": {
				publishAt: "2026-11-02T00:00:00Z",
				unpublishAt: "2026-11-01T00:00:00Z",
				...badge,
			},
		},
		/^badge\/new\.json:3 unpublishAt: must be later than publishAt$/,
	],
])("%s is a fault with file, line and field", (_, files, fault) => {
	expect(readFiles(files).faults).toEqual([expect.stringMatching(fault)]);
});

// proves content-12
test("all faults of all files are named at once, and a folder that is named like a file is none", () => {
	const { faults } = readFiles({
		"badge/one.json": { fields: { text, size: 1, textColor: "red" } },
		"badge/two.json": { fields: { text: { en: 5, de: "x" } } },
		"badge/x.json/three.json": { fields: { text: { en: "x" } } },
	});
	expect(faults).toEqual([
		expect.stringMatching(/^badge\/one\.json:8 fields\.textColor: /),
		expect.stringMatching(/^badge\/one\.json:7 fields\.size: /),
		expect.stringMatching(/^badge\/two\.json:4 fields\.text\.en: /),
		expect.stringMatching(/^badge\/x\.json\/three\.json:3 fields\.text: has no text in de/),
	]);
});

test("a house without content has no entries", () => {
	expect(readFiles({})).toEqual({ entries: [], faults: [] });
});

// proves content-19
test("files that have not been saved since are not read again, and those that are gone are no entries", () => {
	const { folder, write, read } = makeContent();
	const before: ReadFiles = new Map();
	write("badge/a.json", badge);
	write("badge/b.json", badge);
	const [a, b] = read(before).entries;
	write("badge/b.json", { fields: { text: { en: "Newer", de: "Neuer" } } });
	const again = read(before).entries;
	expect(again[0]).toBe(a);
	expect(again[1]).not.toBe(b);
	expect(again[1]?.fields).toEqual({ text: { en: "Newer", de: "Neuer" } });
	rmSync(join(folder, "content/badge/a.json"));
	expect(read(before).entries.map(({ id }) => id)).toEqual(["b"]);
});
