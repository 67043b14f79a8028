import { type Field, isLocalised, type LinksField, mayPersonalise } from "../content-type.ts";
import { findContentType } from "../content-types.ts";
import { nameEntries } from "../graphql-types.ts";
import { listLinks } from "../links/list-links.ts";
import type { RichTextNode } from "../rich-text/rich-text-schema.ts";
import { entryTag } from "./change-tags.ts";
import { type Paging, toCollection } from "./collection.ts";
import { type DerivedFields, deriveFields } from "./derived-fields.ts";
import type { EntryView, Reader, ShownFields } from "./entry-view.ts";
import { findLinked, listPersonalised, type ShownTo } from "./personalised.ts";

/** A response asks for more entries than it may hold. */
export class TooManyEntries extends Error {}

export type PresentedEntry = { __typename: string; id: string; [field: string]: unknown };

export const MAX_ENTRIES = 2000;
/** Number of cards in a batch of paginated content, unless the query has a limit (content-3). */
const BATCH = 6;

/**
 * Returns an entry's values in the language of the request. Throws if the response exceeds `MAX_ENTRIES`.
 */
export function presentEntry(entry: ShownFields, view: EntryView, shownTo?: ShownTo): PresentedEntry {
	if (--view.budget.entries < 0)
		throw new TooManyEntries(`The response holds more than ${MAX_ENTRIES} entries: ask for fewer levels.`);
	view.tags.add(entryTag(entry.id));
	const type = findContentType(entry.type);
	const fields = Object.entries(type?.fields ?? {});
	const own: DerivedFields = Object.fromEntries(
		fields.flatMap(([name, field]) => presentField(name, field, entry, view)),
	);
	return { ...own, ...deriveFields(entry, own, view), __typename: entry.type, id: entry.id, shownTo };
}

type StoredLink = { link: string };

function presentField(name: string, field: Field, entry: ShownFields, view: EntryView): [string, unknown][] {
	const value = entry.fields[name];
	// The schema has validated the value, so the field's kind determines its type.
	if (field.kind === "link")
		return [[name, () => presentLink((value as StoredLink | undefined)?.link, view)]];
	if (field.kind === "links") {
		const ids = listIds(name, entry);
		if (mayPersonalise(field)) return [[`${name}Collection`, presentPersonalised(ids, field, view)]];
		return [
			[`${name}Collection`, presentLinks(ids, view, entry.type === "PaginatedContent" ? BATCH : undefined)],
		];
	}
	if (value === undefined) return [[name, field.kind === "texts" ? [] : null]];
	const translated = isLocalised(field) ? view.reader.translate(value) : value;
	if (field.kind !== "rich-text") return [[name, fillValue(translated, view.reader)]];
	const embedded = listLinks({ ...EMBEDDING, fields: { [name]: field } }, { [name]: value }).map(
		({ to }) => to,
	);
	return [
		[name, { json: fillDocument(translated as RichTextNode, view.reader) }],
		[nameEntries(name), presentLinks(embedded, view)],
	];
}

/** The header's personalised lines come before the others. */
const listIds = (name: string, { type, fields }: ShownFields): string[] =>
	[
		type === "Header" && name === "rotatingBanner" ? (fields.personalizedBanner ?? []) : [],
		fields[name] ?? [],
	]
		.flatMap((value) => (value as StoredLink | StoredLink[]) ?? [])
		.map(({ link }) => link);

const EMBEDDING = { id: "", name: "", description: "", displayField: "" };

function presentLink(id: string | undefined, view: EntryView): PresentedEntry | null {
	const entry = findForAll(id, view);
	return entry ? presentEntry(entry, view) : null;
}

/** Returns a linked entry unless it is for a customer group: only lists with personalised contents hold such entries. */
function findForAll(id: string | undefined, view: EntryView): ShownFields | undefined {
	const entry = findLinked(id, view);
	return entry?.group === null ? entry : undefined;
}

/** Returns a GraphQL resolver for linked entries, which leaves out missing and unpublished ones. */
const presentLinks = (ids: readonly string[], view: EntryView, usual?: number) => (paging: Paging) => {
	const entries = ids.flatMap((id) => findForAll(id, view) ?? []);
	const { items, ...collection } = toCollection(entries, paging, usual);
	return { ...collection, items: items.map((entry) => presentEntry(entry, view)) };
};

const presentPersonalised =
	(ids: readonly string[], field: LinksField, view: EntryView) => (paging: Paging) => {
		const { items, ...collection } = toCollection(listPersonalised(ids, field, view), paging);
		return { ...collection, items: items.map(({ entry, shownTo }) => presentEntry(entry, view, shownTo)) };
	};

const fillText = (text: string, reader: Reader): string => (text.includes("{") ? reader.fill(text) : text);

function fillValue(value: unknown, reader: Reader): unknown {
	if (typeof value === "string") return fillText(value, reader);
	return Array.isArray(value) ? value.map((one) => fillValue(one, reader)) : value;
}

const fillDocument = (node: RichTextNode, reader: Reader): RichTextNode => ({
	...node,
	...(node.value === undefined ? {} : { value: fillText(node.value, reader) }),
	...(node.content ? { content: node.content.map((inner) => fillDocument(inner, reader)) } : {}),
});
