import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { BUTTON_FRAGMENT } from "../../worker/platform/content/entry-fields.ts";
import type { OuterSectionType, SectionType } from "../../worker/platform/content/section-type.ts";
import { SECTION_FRAGMENTS } from "../../worker/platform/content/section-types.ts";
import type { ContentType } from "./content-type.ts";
import { findContentType } from "./content-types.ts";
import { UNDRAWN_FIELDS } from "./testing/undrawn-fields.ts";

const types = import.meta.glob<SectionType | OuterSectionType>("../../sections/*/entry.ts", {
	eager: true,
	import: "type",
});
const fixtures = import.meta.glob<object>("../../sections/*/fixture.ts", { eager: true, import: "fixture" });

const sections = Object.entries(types).map(([file, { name }]) => ({
	id: name,
	fixture: fixtures[file.replace("entry", "fixture")] ?? {},
}));

const listFields = (id: string): string[] => {
	const type: ContentType | undefined = findContentType(id);
	return Object.keys(type?.fields ?? {}).filter((name) => !UNDRAWN_FIELDS[id]?.[name]);
};
const hasField = (names: ReadonlySet<string>, field: string): boolean =>
	names.has(field) || names.has(`${field}Collection`);

const fragments = new Map(
	parse(`${SECTION_FRAGMENTS}\n${BUTTON_FRAGMENT}`).definitions.flatMap((definition) =>
		definition.kind === "FragmentDefinition"
			? [[definition.name.value, definition.selectionSet.selections] as const]
			: [],
	),
);
const readFields = (fragment: string): string[] =>
	(fragments.get(fragment) ?? []).flatMap((selection) => {
		if (selection.kind === "Field") return selection.name.value;
		return selection.kind === "FragmentSpread" ? readFields(selection.name.value) : [];
	});

// proves content-40
describe.each(sections)("$id", ({ id, fixture }) => {
	test("asks for every field that editors fill", () => {
		const asked = new Set(readFields(id));
		expect(listFields(id).filter((field) => !hasField(asked, field))).toEqual([]);
	});

	test("has a fixture with every field", () => {
		const names = new Set(Object.keys(fixture));
		expect(listFields(id).filter((field) => !hasField(names, field))).toEqual([]);
	});
});
