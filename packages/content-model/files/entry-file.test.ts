import { describe, expect, test } from "vitest";
import { findContentType } from "../content-types.ts";
import { parseRichText } from "../rich-text/rich-text-notation.ts";
import { listMissingLanguages, parseEntryFile } from "./entry-file.ts";

const find = (id: string) => {
	const type = findContentType(id);
	if (!type) throw new Error(id);
	return type;
};
const statement = find("Statement");
const fields = { text: { en: "Slowly made." } };

// proves content-12
test("a file holds an entry's fields, sites and dates", () => {
	const file = { sites: ["eu"], publishAt: "2026-12-01T00:00:00+01:00", fields };
	expect(parseEntryFile(statement, file)).toEqual({
		entry: {
			sites: ["eu"],
			group: null,
			publishAt: Date.parse("2026-11-30T23:00:00Z") / 1000,
			unpublishAt: null,
			fields,
		},
		findFilePath: expect.any(Function),
	});
});

// proves content-12
test("lines of a rich text become a document; a document stays", () => {
	const body = { en: ["# Title", "Text."], de: parseRichText(["Text."]) };
	expect(parseEntryFile(find("RichTextSection"), { fields: { body } })).toMatchObject({
		entry: { fields: { body: { en: parseRichText(body.en), de: body.de } } },
	});
});

// proves content-12
test.each([
	["no object", [], []],
	["an unknown setting", { site: "eu", fields }, ["site"]],
	["a date without a time", { publishAt: "2026-12-01", fields }, ["publishAt"]],
	["no site", { sites: [], fields }, ["sites"]],
	["no fields", {}, ["fields"]],
	["a field without English", { fields: { text: { de: "x" } } }, ["fields", "text", "en"]],
	["a value of another kind", { fields: { text: { en: 5 } } }, ["fields", "text", "en"]],
])("%s is a fault with its place", (_, file, path) => {
	expect(parseEntryFile(statement, file)).toMatchObject({ faults: [{ path }] });
});

// proves locale-8
test("languages of the house that a text lacks are named", () => {
	expect(listMissingLanguages(statement, { text: { en: "x", ar: "x" } }, ["ar", "de", "en"])).toEqual([
		{ path: ["fields", "text"], message: "has no text in de" },
	]);
	expect(listMissingLanguages(statement, {}, ["de"])).toEqual([]);
});

describe("drafts and planned versions", () => {
	const plan = { publishAt: "2027-01-01T00:00:00Z", fields };

	// proves content-39
	test("a file may hold a draft that lacks required fields, and versions for a time", () => {
		expect(parseEntryFile(statement, { status: "draft", fields: {} })).toMatchObject({
			entry: { status: "draft", fields: {} },
		});
		expect(parseEntryFile(statement, { fields, draft: {}, planned: [plan] })).toMatchObject({
			entry: { draft: {}, planned: [{ publishAt: 1_798_761_600, unpublishAt: null, fields }] },
		});
	});

	// proves content-12, content-39
	test.each([
		["an unknown status", { status: "published", fields }, ["status"]],
		["a draft of a draft", { status: "draft", fields, draft: fields }, ["draft"]],
		["a planned draft", { status: "archived", fields, planned: [plan] }, ["planned"]],
		["a planned version without a time", { fields, planned: [{ fields }] }, ["planned", "0", "publishAt"]],
		[
			"an incomplete planned version",
			{ fields, planned: [{ ...plan, fields: {} }] },
			["planned", "0", "fields", "text"],
		],
		["two versions for one time", { fields, planned: [plan, plan] }, ["planned", "1", "publishAt"]],
		[
			"an end before the beginning",
			{ fields, planned: [{ ...plan, unpublishAt: "2026-01-01T00:00:00Z" }] },
			["planned", "0", "unpublishAt"],
		],
		["a faulty draft", { fields, draft: { text: { en: 5 } } }, ["draft", "text", "en"]],
		["many versions", { fields, planned: Array.from({ length: 21 }, () => plan) }, ["planned"]],
	])("%s is a fault with its place", (_, file, path) => {
		expect(parseEntryFile(statement, file)).toMatchObject({
			faults: expect.arrayContaining([expect.objectContaining({ path })]),
		});
	});

	// proves content-12
	test("faults of settings do not hide those of fields", () => {
		const file = { site: "eu", publishAt: "tomorrow", fields: { text: { en: 5 } } };
		const parsed = parseEntryFile(statement, file);
		expect("faults" in parsed && parsed.faults.map(({ path }) => path.join("."))).toEqual([
			"publishAt",
			"site",
			"fields.text.en",
		]);
	});
});
