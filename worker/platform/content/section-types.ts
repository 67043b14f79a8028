/// <reference types="vite/types/importMeta.d.ts" />
import * as z from "zod";
import type { SectionEntry } from "../../../shared/domain/content/content.ts";
import { withFaults, writeFaults } from "./entry-faults.ts";
import { collection, shownToSchema } from "./entry-fields.ts";
import type { InnerSections, OuterSectionType, SectionType } from "./section-type.ts";
import { askText, INNER_ENTRIES, PAGES, PAGES_FRAGMENT, TEXT_ENTRIES } from "./text/named-entries.ts";

/** `contentLinkUuid`: the place of an entry in an editor's page, in design mode. */
type RawEntry = { __typename: string; id?: unknown; shownTo?: unknown; contentLinkUuid?: unknown };

const modules = import.meta.glob<{ type: SectionType | OuterSectionType }>("../../../sections/*/entry.ts", {
	eager: true,
});

const rawSchema: z.ZodType<RawEntry> = z.looseObject({ __typename: z.string() });
const inner: InnerSections = {
	many: collection(rawSchema).transform((entries) => entries.map(readSection)),
	one: rawSchema.nullish().transform((entry) => (entry ? readSection(entry, 0) : undefined)),
};

/** The folders of `sections/` by the name of their content type. */
const types = new Map(
	Object.entries(modules).map(([file, { type }]) => [
		type.name,
		{
			folder: file.split("/").at(-2) ?? "",
			fields: type.fields,
			schema: typeof type.schema === "function" ? type.schema(inner) : type.schema,
		},
	]),
);

/** Asks a section of a type without a folder for its type and id alone, so that it is reported. */
const askSections = (...names: readonly string[]): string =>
	`__typename ... on Entry { id } ${listSpreads(names)}`;

const listSpreads = (names: readonly string[]): string =>
	names
		.filter((name) => types.has(name))
		.map((name) => `...${name}`)
		.join(" ");

/** Asks any section for what its folder draws, by the fragments below. */
export const SECTION_FIELDS = "...Section";
/** The text of an article, which is read as a section. */
export const TEXT_FIELDS = askText("body", "Named");

const writeFragment = (name: string, fields: string, on = name): string =>
	`fragment ${name} on ${on} { ${fields} }`;

const writeListFragment = (name: string, listed: readonly string[], more = ""): string =>
	writeFragment(name, `__typename id ${listSpreads(listed)} ${more}`, "Entry");

/** The fragments of sections. Each list of types is written once, because a query may only have so many words. */
export const SECTION_FRAGMENTS = [
	writeListFragment("Section", [...types.keys()], "shownTo"),
	PAGES_FRAGMENT,
	writeListFragment("Named", TEXT_ENTRIES, PAGES),
	writeListFragment("NamedInside", INNER_ENTRIES, PAGES),
	...[...types].map(([name, { fields }]) =>
		writeFragment(name, typeof fields === "function" ? fields(askSections) : fields),
	),
].join("\n");

export function readSection(entry: RawEntry, at: number): SectionEntry {
	const id = typeof entry.id === "string" ? entry.id : `${at + 1}`;
	const type = types.get(entry.__typename);
	if (!type) return { type: entry.__typename, id, problems: ["has no section of its type"] };
	const { result, faults } = withFaults(() => type.schema.safeParse(entry));
	const { data, error } = result;
	const shownTo = shownToSchema.parse(entry.shownTo);
	if (error) return { type: type.folder, id, shownTo, problems: [`cannot be read: ${writeFaults(error)}`] };
	const problems = faults.map((fault) => `is shown without ${fault}`);
	return {
		type: type.folder,
		id,
		shownTo,
		entry: data,
		problems: problems.length > 0 ? problems : undefined,
		...(typeof entry.contentLinkUuid === "string" && { place: entry.contentLinkUuid }),
	};
}
