import { type ContentType, type Field, listShownTypes } from "./content-type.ts";

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Returns the name of the query that lists the type's entries: "heroCollection" for "Hero". */
export const nameCollection = (typeId: string): string =>
	`${typeId.charAt(0).toLowerCase()}${typeId.slice(1)}Collection`;
export const nameEntries = (fieldName: string): string => `${fieldName}EntriesCollection`;

const SCALARS: Readonly<Partial<Record<Field["kind"], string>>> = {
	integer: "Int",
	number: "Float",
	boolean: "Boolean",
	json: "JSON",
	texts: "[String!]",
	"rich-text": "RichText",
};

const nameUnion = (type: ContentType, field: string): string => `${type.id}${capitalise(field)}Item`;
const nameTarget = (type: ContentType, name: string, field: Field): string => {
	const [first = "", ...others] = listShownTypes(field);
	return others.length === 0 ? first : nameUnion(type, name);
};

const describe = (text: string): string => JSON.stringify(text);
const PAGING = "(skip: Int, limit: Int)";

function writeField(type: ContentType, name: string, field: Field): string[] {
	const target = nameTarget(type, name, field);
	const help = `\t${describe(field.help)}`;
	if (field.kind === "link") return [help, `\t${name}: ${target}`];
	if (field.kind === "links") return [help, `\t${name}Collection${PAGING}: ${target}Collection`];
	const line = `\t${name}: ${SCALARS[field.kind] ?? "String"}`;
	return target === "" ? [help, line] : [help, line, `\t${nameEntries(name)}${PAGING}: ${target}Collection`];
}

const writeCollection = (name: string): string =>
	`type ${name}Collection { total: Int!, skip: Int!, limit: Int!, items: [${name}!]! }`;

function writeType(type: ContentType): string {
	const fields = Object.entries(type.fields);
	const unions = fields.filter(([, field]) => listShownTypes(field).length > 1);
	return [
		describe(type.description),
		`type ${type.id} implements Entry {`,
		"\tid: String",
		"\tsys: Sys",
		"\tshownTo: JSON",
		...fields.filter(([name]) => name !== "id").flatMap(([name, field]) => writeField(type, name, field)),
		"}",
		writeCollection(type.id),
		...unions.flatMap(([name, field]) => {
			const union = nameUnion(type, name);
			return [
				`union ${union} = ${listShownTypes(field).join(" | ")}`,
				...(field.kind === "link" ? [] : [writeCollection(union)]),
			];
		}),
	].join("\n");
}

const BASE = `"A document of @contentful/rich-text-types."
scalar JSON
type RichText { json: JSON }
"What every entry has, also one whose type a client does not know. Contents of personalised blocks have shownTo: the id of the block, and who sees them."
interface Entry { id: String, sys: Sys, shownTo: JSON }
"Responses to hasAddress alone have it: the latest publication of the page or of an entry that it shows."
type Sys { publishedAt: String }
input EntryFilter { site: String, slug: String, id: String, ids: [String!], categoryId: String, categoryIds: [String!], productId: String, search: Boolean, hasAddress: Boolean }`;

/**
 * Returns the GraphQL schema of the content types. Every field of a type is nullable, so that fragments on several types can be combined.
 */
export const writeGraphqlTypes = (types: readonly ContentType[]): string =>
	[
		BASE,
		"type Query {",
		...types.map(
			({ id }) =>
				`\t${nameCollection(id)}(locale: String, where: EntryFilter, skip: Int, limit: Int, include: Int): ${id}Collection!`,
		),
		"}",
		...types.map(writeType),
	].join("\n");
