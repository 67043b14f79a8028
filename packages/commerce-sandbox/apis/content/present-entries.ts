import {
	type Field,
	isLocalised,
	type LinksField,
	mayPersonalise,
} from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { nameEntries } from "@vetrina/content-model/graphql-types.ts";
import { listLinks } from "@vetrina/content-model/links/list-links.ts";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { GraphQLError } from "graphql";
import type { ContentLocale } from "../../house/content.ts";
import { house } from "../../house.ts";
import { type Text, textIn } from "../../languages.ts";
import { entryTag } from "../../records/content/change-tags.ts";
import type { ShownEntry } from "../../records/content/entry.ts";
import { type Paging, toCollection } from "./collection.ts";
import { type DerivedFields, deriveFields } from "./derived-fields.ts";
import type { EntryView } from "./entry-view.ts";
import { findLinked, listPersonalised, type ShownTo } from "./personalised.ts";

export type PresentedEntry = { __typename: string; id: string; [field: string]: unknown };

export const MAX_ENTRIES = 2000;
/** Number of cards in a batch of paginated content, unless the query has a limit (content-3). */
const BATCH = 6;

/**
 * Returns an entry's values in the language of the request. Throws if the response exceeds `MAX_ENTRIES`.
 */
export function presentEntry(entry: ShownEntry, view: EntryView, shownTo?: ShownTo): PresentedEntry {
	if (--view.budget.entries < 0)
		throw new GraphQLError(`The response holds more than ${MAX_ENTRIES} entries: ask for fewer levels.`);
	view.tags.add(entryTag(entry.id));
	const type = findContentType(entry.type);
	const fields = Object.entries(type?.fields ?? {});
	const own: DerivedFields = Object.fromEntries(
		fields.flatMap(([name, field]) => presentField(name, field, entry, view)),
	);
	return { ...own, ...deriveFields(entry, own, view), __typename: entry.type, id: entry.id, shownTo };
}

type StoredLink = { link: string };

function presentField(name: string, field: Field, entry: ShownEntry, view: EntryView): [string, unknown][] {
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
	const translated = isLocalised(field) ? textIn(value as Text, findCode(view.locale)) : value;
	if (field.kind !== "rich-text") return [[name, fillValue(translated, view.locale)]];
	const embedded = listLinks({ ...EMBEDDING, fields: { [name]: field } }, { [name]: value }).map(
		({ to }) => to,
	);
	return [
		[name, { json: fillDocument(translated as RichTextNode, view.locale) }],
		[nameEntries(name), presentLinks(embedded, view)],
	];
}

/** The header's personalised lines come before the others. */
const listIds = (name: string, { type, fields }: ShownEntry): string[] =>
	[
		type === "Header" && name === "rotatingBanner" ? (fields.personalizedBanner ?? []) : [],
		fields[name] ?? [],
	]
		.flatMap((value) => (value as StoredLink | StoredLink[]) ?? [])
		.map(({ link }) => link);

const EMBEDDING = { id: "", name: "", description: "", displayField: "" };

const findCode = ({ language, country }: ContentLocale) =>
	findTextCode(language, `${language}-${country.code}`);

function presentLink(id: string | undefined, view: EntryView): PresentedEntry | null {
	const entry = findForAll(id, view);
	return entry ? presentEntry(entry, view) : null;
}

/** Returns a linked entry unless it is for a customer group: only lists with personalised contents hold such entries. */
function findForAll(id: string | undefined, view: EntryView): ShownEntry | undefined {
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

const fillText = (text: string, locale: ContentLocale): string =>
	text.includes("{") ? house.content.fill(text, locale) : text;

function fillValue(value: unknown, locale: ContentLocale): unknown {
	if (typeof value === "string") return fillText(value, locale);
	return Array.isArray(value) ? value.map((one) => fillValue(one, locale)) : value;
}

const fillDocument = (node: RichTextNode, locale: ContentLocale): RichTextNode => ({
	...node,
	...(node.value === undefined ? {} : { value: fillText(node.value, locale) }),
	...(node.content ? { content: node.content.map((inner) => fillDocument(inner, locale)) } : {}),
});
