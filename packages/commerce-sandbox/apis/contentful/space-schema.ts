import { buildSchema, type GraphQLSchema } from "graphql";
import type { ContentTypeBody, FieldItems, Resource, SpaceData, SpaceField } from "./space.ts";

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const nameType = (id: string): string => capitalise(id);
export const nameCollection = (id: string): string => `${id.charAt(0).toLowerCase()}${id.slice(1)}Collection`;

const SCALARS: Readonly<Record<string, string>> = {
	Symbol: "String",
	Text: "String",
	Integer: "Int",
	Number: "Float",
	Boolean: "Boolean",
	Date: "DateTime",
	Object: "JSON",
};

const listTargets = ({ validations = [] }: FieldItems): string[] =>
	validations.flatMap(({ linkContentType = [] }) => linkContentType);

export const isLinks = (field: SpaceField): boolean => field.type === "Array" && field.items?.type === "Link";
/** Returns the most links that a field's validation permits; undefined without one. */
export const findMaximum = ({ validations = [] }: SpaceField): number | undefined =>
	validations.find(({ size }) => size?.max !== undefined)?.size?.max;

type Named = { id: string; fields: SpaceField[] };

/** A field that may hold several types has a union of its own; one of any type has the interface. */
const nameTarget = (type: Named, field: SpaceField): string => {
	const link = field.items ?? field;
	if (link.linkType === "Asset") return "Asset";
	const [only, ...others] = listTargets(link);
	if (only === undefined) return "Entry";
	if (others.length === 0) return nameType(only);
	return `${nameType(type.id)}${capitalise(field.id)}${field.items ? "Item" : ""}`;
};

const PAGED = "(skip: Int = 0, limit: Int = 100, preview: Boolean, locale: String)";

const writeField = (type: Named, field: SpaceField): string => {
	if (field.type === "Link")
		return `\t${field.id}(preview: Boolean, locale: String): ${nameTarget(type, field)}`;
	if (isLinks(field))
		return `\t${field.id}Collection${PAGED}: ${nameType(type.id)}${capitalise(field.id)}Collection`;
	if (field.type === "RichText")
		return `\t${field.id}(locale: String): ${nameType(type.id)}${capitalise(field.id)}`;
	const scalar = field.type === "Array" ? "[String]" : SCALARS[field.type];
	return `\t${field.id}(locale: String): ${scalar}`;
};

const writeFilter = ({ id, fields }: Named): string => {
	const lines = fields.flatMap((field) => {
		const exists = `\t${field.id}_exists: Boolean`;
		if (field.type === "Array" && !isLinks(field))
			return [exists, `\t${field.id}_contains_some: [String]`, `\t${field.id}_contains_all: [String]`];
		const scalar = SCALARS[field.type];
		// Long texts are searched for words, and not compared.
		if (!scalar || field.type === "Object") return [exists];
		if (field.type === "Text") return [exists, `\t${field.id}_contains: String`];
		return [
			exists,
			`\t${field.id}: ${scalar}`,
			`\t${field.id}_in: [${scalar}]`,
			`\t${field.id}_not: ${scalar}`,
		];
	});
	const name = `${nameType(id)}Filter`;
	return `input ${name} {\n\tsys: SysFilter\n${lines.join("\n")}\n\tOR: [${name}]\n\tAND: [${name}]\n}`;
};

const writeType = (type: Named): string => {
	const { id, fields } = type;
	const name = nameType(id);
	const parts = fields.flatMap((field): string[] => {
		const link = field.items ?? field;
		const target = link.type === "Link" ? nameTarget(type, field) : "";
		const owns = target.startsWith(name + capitalise(field.id)) && listTargets(link).length > 1;
		return [
			...(owns ? [`union ${target} = ${listTargets(link).map(nameType).join(" | ")}`] : []),
			...(isLinks(field)
				? [
						`type ${name}${capitalise(field.id)}Collection { total: Int!, skip: Int!, limit: Int!, items: [${target}]! }`,
					]
				: []),
			...(field.type === "RichText" ? [`type ${name}${capitalise(field.id)} { json: JSON! }`] : []),
		];
	});
	return [
		`type ${name} implements Entry {`,
		"\tsys: Sys!",
		"\tcontentfulMetadata: ContentfulMetadata!",
		...fields.map((field) => writeField(type, field)),
		"}",
		`type ${name}Collection { total: Int!, skip: Int!, limit: Int!, items: [${name}]! }`,
		writeFilter(type),
		...parts,
	].join("\n");
};

const BASE = `scalar JSON
scalar DateTime
type Sys { id: String!, spaceId: String!, environmentId: String!, publishedAt: DateTime, firstPublishedAt: DateTime, publishedVersion: Int, locale: String }
input SysFilter { id: String, id_in: [String], id_not: String }
type ContentfulTag { id: String, name: String }
type ContentfulMetadata { tags: [ContentfulTag]! }
interface Entry { sys: Sys!, contentfulMetadata: ContentfulMetadata! }
input EntryFilter { sys: SysFilter }
type EntryCollection { total: Int!, skip: Int!, limit: Int!, items: [Entry]! }
type Asset { sys: Sys!, contentfulMetadata: ContentfulMetadata!, title: String, description: String, fileName: String, contentType: String, size: Int, url: String, width: Int, height: Int }
type AssetCollection { total: Int!, skip: Int!, limit: Int!, items: [Asset]! }
input AssetFilter { sys: SysFilter }`;

const writeQuery = ({ id }: Named): string =>
	[
		`\t${id.charAt(0).toLowerCase()}${id.slice(1)}(id: String!, preview: Boolean, locale: String): ${nameType(id)}`,
		`\t${nameCollection(id)}(skip: Int = 0, limit: Int = 100, preview: Boolean, locale: String, where: ${nameType(id)}Filter, order: [String]): ${nameType(id)}Collection`,
	].join("\n");

export const listPublishedTypes = ({ contentTypes }: SpaceData): Named[] =>
	[...contentTypes.values()].flatMap(({ id, published }: Resource<ContentTypeBody>) =>
		published ? [{ id, fields: published.body.fields.filter(({ omitted }) => !omitted) }] : [],
	);

/** Builds the schema that a space has for its published content types (a strict subset of Contentful's). */
export const buildSpaceSchema = (space: SpaceData): GraphQLSchema => {
	const types = listPublishedTypes(space);
	return buildSchema(
		[
			BASE,
			"type Query {",
			"\tasset(id: String!, preview: Boolean, locale: String): Asset",
			"\tassetCollection(skip: Int = 0, limit: Int = 100, preview: Boolean, locale: String, where: AssetFilter): AssetCollection",
			"\tentryCollection(skip: Int = 0, limit: Int = 100, preview: Boolean, locale: String, where: EntryFilter): EntryCollection",
			...types.map(writeQuery),
			"}",
			...types.map(writeType),
		].join("\n"),
	);
};
