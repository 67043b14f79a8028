import type { ContentType, Field } from "@vetrina/content-model/content-type.ts";
import { nameCollection } from "@vetrina/content-model/graphql-types.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { countLinks, listSpaceFields, SETTING_FIELDS } from "./space-fields.ts";

/** The service refuses a document that may return more entries and assets, counted through all levels. */
export const MAX_COMPLEXITY = 11_000;
/** Characters of a document within an address. The service refuses documents above 8 kB, and proxies refuse longer addresses. */
const MAX_ENCODED = 7000;
const MAX_IN_COLLECTION = 1000;

/** `whole` has links, `own` has none, and `address` is what a link to a page needs. */
export type Extent = "whole" | "own" | "address";
/** A part of a document: one collection under a name of its own. `cost`: its complexity. */
export type Part = { name: string; text: string; cost: number };

const ENTRY = "__typename ... on Entry { sys { id } }";
const SYS = "__typename sys { id publishedAt }";

const selectField = ([name, field]: [string, Field]): string => {
	if (field.kind === "image") return `${name} { sys { id } url width height }`;
	if (field.kind === "link") return `${name} { ${ENTRY} }`;
	if (field.kind === "links") return `${name}Collection(limit: ${countLinks(field)}) { items { ${ENTRY} } }`;
	return field.kind === "rich-text" ? `${name} { json }` : name;
};

const LINKED: readonly Field["kind"][] = ["image", "link", "links"];

const isIncluded = ([name, { kind }]: [string, Field], extent: Extent): boolean => {
	if (extent === "whole" || name in SETTING_FIELDS) return true;
	if (extent === "address") return name === "slug" || name === "title";
	return kind !== "rich-text" && !LINKED.includes(kind);
};

const countCost = (fields: readonly [string, Field][]): number =>
	fields.reduce((sum, [, field]) => sum + (LINKED.includes(field.kind) ? countLinks(field) || 1 : 0), 1);

const writeValue = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(writeValue).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const members = Object.entries(value).map(([name, inner]) => `${name}: ${writeValue(inner)}`);
	return `{ ${members.join(", ")} }`;
};

/** `locale`: a code of the space. */
export type Asking = { locale: string; isPreview: boolean };

/** Returns how many entries of a type one document can ask for. */
export const countPerDocument = (type: ContentType, extent: Extent): number =>
	Math.min(
		MAX_IN_COLLECTION,
		Math.floor(
			MAX_COMPLEXITY / countCost(listSpaceFields(type).filter((field) => isIncluded(field, extent))),
		),
	);

export const writePart = (
	name: string,
	{
		type,
		extent,
		where,
		limit,
		skip = 0,
	}: {
		type: ContentType;
		extent: Extent;
		where: Readonly<Record<string, unknown>>;
		limit: number;
		skip?: number;
	},
	{ locale, isPreview }: Asking,
): Part => {
	const fields = listSpaceFields(type).filter((field) => isIncluded(field, extent));
	const args = { where, limit, ...(skip > 0 && { skip }), locale, preview: isPreview };
	const list = Object.entries(args).map(([key, value]) => `${key}: ${writeValue(value)}`);
	return {
		name,
		text: `${name}: ${nameCollection(type.id)}(${list.join(", ")}) { total items { ${SYS} ${fields.map(selectField).join(" ")} } }`,
		cost: limit * countCost(fields),
	};
};

/** Returns the part that names the types of entries, of which a text tells the ids alone. */
export const writeTypesPart = (name: string, ids: readonly string[], { locale, isPreview }: Asking): Part => {
	const where = writeValue({ sys: { id_in: ids } });
	return {
		name,
		text: `${name}: entryCollection(where: ${where}, limit: ${ids.length}, locale: ${JSON.stringify(locale)}, preview: ${isPreview}) { items { __typename sys { id } } }`,
		cost: ids.length,
	};
};

/** Ids in one part; at most 64 characters each have place in an address. */
const IDS = 40;

/** Returns parts that load entries of one type by their ids. Pages that entries link to are loaded with their addresses alone. */
export const writeIdParts = (
	name: string,
	type: ContentType,
	ids: readonly string[],
	asking: Asking,
): Part[] => {
	const extent = ADDRESSED.includes(type.id) ? "address" : "whole";
	const size = Math.min(IDS, countPerDocument(type, extent));
	return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => {
		const some = ids.slice(at * size, (at + 1) * size);
		const where = { sys: { id_in: some } };
		return writePart(`${name}_${at}`, { type, extent, where, limit: some.length }, asking);
	});
};

/** Joins parts into as few documents as the service's limits allow. */
export const joinParts = (parts: readonly Part[]): string[] => {
	const documents: { texts: string[]; cost: number; length: number }[] = [];
	for (const { text, cost } of parts) {
		const length = encodeURIComponent(text).length;
		const fitting = documents.find(
			(document) => document.cost + cost <= MAX_COMPLEXITY && document.length + length <= MAX_ENCODED,
		);
		if (!fitting) documents.push({ texts: [text], cost, length });
		else {
			fitting.texts.push(text);
			fitting.cost += cost;
			fitting.length += length;
		}
	}
	return documents.map(({ texts }) => `query content { ${texts.join(" ")} }`);
};
