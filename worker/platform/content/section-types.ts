/// <reference types="vite/types/importMeta.d.ts" />
import type { SectionEntry } from "../../../shared/domain/content/content.ts";
import { withFaults, writeFaults } from "./entry-faults.ts";
import type { SectionType } from "./section-type.ts";

const modules = import.meta.glob<{ type: SectionType }>("../../../sections/*/entry.ts", { eager: true });

/** The folders of `sections/` by the name of their content type. */
const types = new Map(
	Object.entries(modules).map(([file, { type }]) => [
		type.name,
		{ ...type, folder: file.split("/").at(-2) ?? "" },
	]),
);

/** Asks of each section what its folder draws; of a section without a folder, its type and id alone. */
export const SECTION_FIELDS = [
	"__typename ... on Entry { id }",
	...[...types.values()].map(({ name, fields }) => `... on ${name} { ${fields} }`),
].join(" ");

export const readSection = (entry: { __typename: string; id?: unknown }, at: number): SectionEntry => {
	const id = typeof entry.id === "string" ? entry.id : `${at + 1}`;
	const type = types.get(entry.__typename);
	if (!type) return { type: entry.__typename, id, problems: ["has no section of its type"] };
	const { result, faults } = withFaults(() => type.schema.safeParse(entry));
	const { data, error } = result;
	if (error) return { type: type.folder, id, problems: [`cannot be read: ${writeFaults(error)}`] };
	const problems = faults.map((fault) => `is shown without ${fault}`);
	return { type: type.folder, id, entry: data, problems: problems.length > 0 ? problems : undefined };
};
