import { expect, test } from "vitest";
import type { EntryFields } from "../entry-schema.ts";
import type { ShownFields } from "./entry-view.ts";
import { presentEntry } from "./present-entries.ts";

const entry = (id: string, type: string, fields: EntryFields): ShownFields => ({
	id,
	type,
	fields,
	group: null,
});
const body = { nodeType: "document", data: {}, content: [] };
const entries = new Map(
	[
		entry("all", "RichTextSection", { body }),
		entry("german", "RichTextSection", { body, countries: ["DE", "AT"] }),
		entry("french", "RichTextSection", { body, countries: ["FR"] }),
	].map((one) => [one.id, one]),
);
const page = entry("terms", "Page", {
	slug: "/terms",
	title: "Terms",
	sections: [{ link: "all" }, { link: "german" }, { link: "french" }],
});

// proves content-63
test.each([
	["DE", ["all", "german"]],
	["FR", ["all", "french"]],
	["JP", ["all"]],
])("a page in %s has the sections that name the country, and those that name none", (countryCode, ids) => {
	const tags = new Set<string>();
	const reader = { countryCode, timeZone: "UTC", translate: (value: unknown) => value, fill: String };
	const { sectionsCollection } = presentEntry(page, {
		linked: entries,
		reader,
		categories: [],
		budget: { entries: 10 },
		tags,
	});
	const { items } = (sectionsCollection as (paging: object) => { items: { id: string }[] })({});
	expect(items.map(({ id }) => id)).toEqual(ids);
	// A section may get the country later, so the page depends on all of them.
	expect([...tags]).toEqual(expect.arrayContaining(["entry:all", "entry:german", "entry:french"]));
});
