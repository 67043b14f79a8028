/// <reference types="vite/types/importMeta.d.ts" />
import * as z from "zod";
import type { SectionEntry } from "../../../shared/domain/content/content.ts";
import { withFaults, writeFaults } from "./entry-faults.ts";
import { collection } from "./entry-fields.ts";
import type { InnerSections, OuterSectionType, SectionType } from "./section-type.ts";

type RawEntry = { __typename: string; id?: unknown };

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
	[
		"__typename ... on Entry { id }",
		...names.filter((name) => types.has(name)).map((name) => `...${name}`),
	].join(" ");

export const SECTION_FIELDS = "...Section";

/** The fragments of `SECTION_FIELDS`, which ask of each section what its folder draws. */
export const SECTION_FRAGMENTS = [
	`fragment Section on Entry { ${askSections(...types.keys())} }`,
	...[...types].map(([name, { fields }]) => {
		const asked = typeof fields === "function" ? fields(askSections) : fields;
		return `fragment ${name} on ${name} { ${asked} }`;
	}),
].join("\n");

export function readSection(entry: RawEntry, at: number): SectionEntry {
	const id = typeof entry.id === "string" ? entry.id : `${at + 1}`;
	const type = types.get(entry.__typename);
	if (!type) return { type: entry.__typename, id, problems: ["has no section of its type"] };
	const { result, faults } = withFaults(() => type.schema.safeParse(entry));
	const { data, error } = result;
	if (error) return { type: type.folder, id, problems: [`cannot be read: ${writeFaults(error)}`] };
	const problems = faults.map((fault) => `is shown without ${fault}`);
	return { type: type.folder, id, entry: data, problems: problems.length > 0 ? problems : undefined };
}
