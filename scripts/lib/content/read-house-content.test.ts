import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readHouseContent } from "./read-house-content.ts";

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function readFiles(files: Record<string, unknown>) {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	folders.push(folder);
	for (const [name, json] of Object.entries(files)) {
		const file = join(folder, "content", name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, typeof json === "string" ? json : JSON.stringify(json, null, "\t"));
	}
	return readHouseContent(folder, { languages: ["en", "de"], sites: ["eu"] });
}

const text = { en: "New", de: "Neu" };
const badge = { fields: { text } };

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
	["an unknown type", { "sticker/new.json": badge }, /^sticker\/new\.json:1: there is no content type/],
	[
		"an unknown field",
		{ "badge/new.json": { fields: { text, size: 1 } } },
		/^badge\/new\.json:2 fields: .*"size"/,
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
		/^badge\/new\.json:2 sites: the house has no site moon/,
	],
	["an id twice", { "badge/new.json": badge, "text/new.json": badge }, /the id new is there twice/],
	[
		"a missing link",
		{ "card-group/a.json": { fields: { cards: [{ link: "none" }] } } },
		/^card-group\/a\.json:3 fields\.cards: there is no entry none/,
	],
	[
		"a link to another type",
		{ "badge/new.json": badge, "card-group/a.json": { fields: { cards: [{ link: "new" }] } } },
		/fields\.cards: new is a Badge, expected Card/,
	],
	[
		"a link to itself",
		{ "navigation-item/a.json": { fields: { title: text, subItems: [{ link: "a" }] } } },
		/^navigation-item\/a\.json:7 fields\.subItems: the entries contain each other: a → a$/,
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
		{ "rich-text-section/a.json": { fields: { body: { en: ["[x](javascript:alert)"], de: ["x"] } } } },
		/^rich-text-section\/a\.json:4 fields\.body\.en.*: must be a path/,
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

test("a house without content has no entries", () => {
	expect(readFiles({})).toEqual({ entries: [], faults: [] });
});
