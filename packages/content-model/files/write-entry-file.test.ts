import { expect, test } from "vitest";
import type { ContentType } from "../content-type.ts";
import { contentTypes, findContentType } from "../content-types.ts";
import { buildSampleEntry } from "../testing/sample-entry.ts";
import { type FileEntry, parseEntryFile } from "./entry-file.ts";
import { writeEntryFile } from "./write-entry-file.ts";

const richText = findContentType("RichTextSection") as ContentType;
const read = (type: ContentType, text: string): FileEntry => {
	const parsed = parseEntryFile(type, JSON.parse(text));
	if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
	return parsed.entry;
};

// proves content-20
test.each(contentTypes.map((type) => [type.id, type] as const))(
	"an entry of the type %s, written to a file and read again, is the same",
	(_, type) => {
		const entry: FileEntry = {
			sites: ["vetrina-eu"],
			group: "VIP",
			publishAt: 1_800_000_000,
			unpublishAt: 1_900_000_000,
			fields: buildSampleEntry(type),
		};
		const text = writeEntryFile(type, entry);
		const again = read(type, text);
		expect(read(type, writeEntryFile(type, again, text))).toEqual(again);
		expect(writeEntryFile(type, again, text)).toBe(text);
	},
);

// proves content-20
test("of an entry that was changed, the file keeps what was not", () => {
	const before = `${JSON.stringify(
		{ fields: { body: { de: ["# Alt", "- eins"], en: ["# Old", "- one"] } } },
		null,
		"\t",
	)}\n`;
	const entry = read(richText, before);
	const { de, en } = entry.fields.body as Record<string, unknown>;
	const changed = { ...entry, fields: { body: { de, en, fr: en } } };
	const text = writeEntryFile(richText, changed, before);
	expect(JSON.parse(text).fields.body).toMatchObject({ de: ["# Alt", "- eins"], en: ["# Old", "- one"] });
	expect(read(richText, text)).toEqual(changed);
	expect(writeEntryFile(richText, entry, before)).toBe(before);
});

// proves content-39
test.each(contentTypes.map((type) => [type.id, type] as const))(
	"a draft, a changed and a planned %s, written to files and read again, are the same",
	(_, type) => {
		const fields = buildSampleEntry(type);
		const settings = { sites: null, group: null, publishAt: null, unpublishAt: null };
		const [first = ""] = Object.keys(fields);
		const partial = { [first]: fields[first] };
		const planned = [
			{ publishAt: 1_800_000_000, unpublishAt: null, fields },
			{ publishAt: 1_900_000_000, unpublishAt: 1_900_000_001, fields },
		];
		const entries: FileEntry[] = [
			{ ...settings, status: "draft", fields: partial },
			{ ...settings, status: "archived", fields: {} },
			{ ...settings, fields, draft: partial, planned },
		];
		for (const entry of entries) {
			const text = writeEntryFile(type, entry);
			const again = read(type, text);
			expect(again).toEqual({
				...entry,
				...("planned" in entry ? { fields: again.fields, planned: again.planned } : {}),
			});
			expect(read(type, writeEntryFile(type, again, text))).toEqual(again);
			expect(writeEntryFile(type, again, text)).toBe(text);
		}
	},
);

// proves content-39
test("drafts and planned versions keep the lines of texts that are the same as in the file", () => {
	const before = `${JSON.stringify({ fields: { body: { de: ["# Alt"], en: ["# Old", "- one"] } } }, null, "\t")}\n`;
	const entry = read(richText, before);
	const { de, en } = entry.fields.body as Record<string, unknown>;
	const draft = { body: { de: en, en } };
	const planned = [{ publishAt: 1_800_000_000, unpublishAt: null, fields: { body: { de, en: de } } }];
	const text = writeEntryFile(richText, { ...entry, draft, planned }, before);
	expect(JSON.parse(text)).toMatchObject({
		fields: { body: { de: ["# Alt"] } },
		draft: { body: { en: ["# Old", "- one"] } },
		planned: [{ publishAt: "2027-01-15T08:00:00Z", fields: { body: { de: ["# Alt"] } } }],
	});
	expect(read(richText, text)).toEqual({ ...entry, draft, planned });
});
