import { expect, test } from "vitest";
import { contentTypes, findContentType } from "../content-types.ts";
import { buildSampleEntry, documentWith } from "../testing/sample-entry.ts";
import { findLinkPath, listLinks } from "./list-links.ts";

test.each(contentTypes)("$id: each field that links names its target", (type) => {
	const linking = Object.entries(type.fields).filter(([, { kind }]) => kind === "link" || kind === "links");
	expect(listLinks(type, buildSampleEntry(type))).toEqual(linking.map(([field]) => ({ field, to: "other" })));
	expect(listLinks(type, {})).toEqual([]);
});

test("entries that a text embeds in any language are links, each once", () => {
	const type = findContentType("RichTextSection");
	if (!type) throw new Error("no rich text");
	const embed = (id: string) => ({
		nodeType: "embedded-entry-block",
		data: { target: { sys: { type: "Link" as const, linkType: "Entry" as const, id } } },
		content: [],
	});
	const body = { en: documentWith(embed("film"), embed("film")), ar: documentWith(embed("picture")) };
	expect(listLinks(type, { body })).toEqual([
		{ field: "body", to: "film" },
		{ field: "body", to: "picture" },
	]);
});

// proves content-12
test.each(contentTypes)("$id: the place of each link is found in its field", (type) => {
	const fields: Record<string, unknown> = buildSampleEntry(type);
	for (const { field, to } of listLinks(type, fields)) {
		const path = findLinkPath(fields[field], to) ?? [];
		const value = path.reduce((at: unknown, key) => (at as Record<string, unknown>)[key], fields[field]);
		expect([field, value]).toEqual([field, to]);
	}
	expect(findLinkPath(fields, "nothing")).toBeUndefined();
});
