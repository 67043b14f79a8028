import { expect, test } from "vitest";
import type { ContentType } from "./content-type.ts";
import { contentTypes, findContentType } from "./content-types.ts";
import { type FileEntry, parseEntryFile } from "./entry-file.ts";
import { buildSampleEntry } from "./testing/sample-entry.ts";
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
