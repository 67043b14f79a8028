import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { nameCollection, writeGraphqlTypes } from "@vetrina/content-model/graphql-types.ts";
import { type Collection, toCollection } from "@vetrina/content-model/present/collection.ts";
import type { Reader } from "@vetrina/content-model/present/entry-view.ts";
import {
	type EntryFilter,
	type EntrySource,
	type ListArguments,
	listEntries,
	type PageAddress,
} from "@vetrina/content-model/present/list-entries.ts";
import type { PresentedEntry } from "@vetrina/content-model/present/present-entries.ts";
import { buildSchema } from "graphql";
import type { CommerceEnv } from "../../env.ts";
import type { ContentLocale } from "../../house/content.ts";
import { house } from "../../house.ts";
import { type Text, textIn } from "../../languages.ts";
import type { PreviewEntry, PublishedEntry, ShownEntry } from "../../records/content/entry.ts";
import { listPageAddresses } from "../../records/content/read-pages.ts";
import { readPublishedEntries } from "../../records/content/read-published.ts";
import { parseContentLocale } from "./content-locale.ts";
import { menuCategories } from "./menu-categories.ts";

export type ContentContext = {
	env: CommerceEnv;
	/** Tags of what the response depends on, in the words of the content model's `present/change-tags.ts`. */
	tags: Set<string>;
};

/** Reads entries of one state. Responses that caches may keep are made of published entries alone (content-9, preview-6). */
export type EntriesOfState<E extends ShownEntry> = {
	entries(filter: EntryFilter): Promise<{ roots: E[]; linked: ReadonlyMap<string, E> }>;
	addresses(type: string, siteId: string): Promise<PageAddress[]>;
};
export type PreviewContext = ContentContext & { source: EntriesOfState<PreviewEntry> };

const publishedSource = (db: D1Database): EntriesOfState<PublishedEntry> => ({
	entries: (filter) => readPublishedEntries(db, filter),
	addresses: (type, siteId) => listPageAddresses(db, type, siteId),
});

export const contentSchema = buildSchema(writeGraphqlTypes(contentTypes));

const buildRoot = <Context extends ContentContext>(
	findSource: (context: Context) => EntriesOfState<ShownEntry>,
) =>
	Object.fromEntries(
		contentTypes.map((type) => [
			nameCollection(type.id),
			async (args: ListArguments, context: Context): Promise<Collection<PresentedEntry>> => {
				const locale = parseContentLocale(args.where?.site, args.locale);
				if (!locale) return toCollection<PresentedEntry>([]);
				return listEntries(type, args, {
					source: toSource(findSource(context), context, locale),
					siteId: locale.site.id,
					reader: toReader(locale),
					tags: context.tags,
				});
			},
		]),
	);

export const contentRoot = buildRoot(({ env }: ContentContext) => publishedSource(env.DB));
export const previewRoot = buildRoot(({ source }: PreviewContext) => source);

const toSource = (
	{ entries, addresses }: EntriesOfState<ShownEntry>,
	{ env }: ContentContext,
	{ site, language }: ContentLocale,
): EntrySource<ShownEntry> => ({
	entries: async (filter) => {
		const { roots, linked } = await entries(filter);
		return {
			roots,
			linked: { get: (id) => linked.get(id), some: (fits) => [...linked.values()].some(fits) },
		};
	},
	addresses,
	categories: () => menuCategories(env.DB, site.id, language),
});

const toReader = (locale: ContentLocale): Reader => {
	const { language, country } = locale;
	return {
		countryCode: country.code,
		timeZone: country.timeZone,
		// The schema has validated the value of a localised field.
		translate: (value) => textIn(value as Text, language),
		fill: (text) => house.content.fill(text, locale),
		measure: house.media.contentSize,
	};
};
