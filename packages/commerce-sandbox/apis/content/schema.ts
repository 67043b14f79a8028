import type { ContentType } from "@vetrina/content-model/content-type.ts";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import { nameCollection, writeGraphqlTypes } from "@vetrina/content-model/graphql-types.ts";
import { buildSchema } from "graphql";
import type { CommerceEnv } from "../../env.ts";
import type { ContentLocale } from "../../house/content.ts";
import {
	categoryTag,
	entryTag,
	placeTag,
	productTag,
	slugTag,
	typeTag,
} from "../../records/content/change-tags.ts";
import type { PreviewEntry, PublishedEntry, ShownEntry } from "../../records/content/entry.ts";
import { listPageAddresses } from "../../records/content/read-pages.ts";
import {
	type EntryFilter,
	type PageAddress,
	readPublishedEntries,
} from "../../records/content/read-published.ts";
import { type Collection, type Paging, toCollection } from "./collection.ts";
import { parseContentLocale } from "./content-locale.ts";
import { needsCategories } from "./derived-fields.ts";
import { type MenuCategory, menuCategories } from "./menu-categories.ts";
import { buildNavigation } from "./navigation.ts";
import { MAX_ENTRIES, type PresentedEntry, presentEntry } from "./present-entries.ts";

export type ContentContext = {
	env: CommerceEnv;
	/** Tags of what the response depends on, in the words of `records/content/change-tags.ts`. */
	tags: Set<string>;
};

/** Reads entries of one state. Responses that caches may keep are made of published entries alone (content-9, preview-6). */
export type EntrySource<E extends ShownEntry> = {
	entries(filter: EntryFilter): Promise<{ roots: E[]; linked: ReadonlyMap<string, E> }>;
	addresses(type: string, siteId: string): Promise<PageAddress[]>;
};
export type PreviewContext = ContentContext & { source: EntrySource<PreviewEntry> };

const publishedSource = (db: D1Database): EntrySource<PublishedEntry> => ({
	entries: (filter) => readPublishedEntries(db, filter),
	addresses: (type, siteId) => listPageAddresses(db, type, siteId),
});

type Where = {
	site?: string | null;
	slug?: string | null;
	id?: string | null;
	ids?: string[] | null;
	categoryId?: string | null;
	categoryIds?: string[] | null;
	productId?: string | null;
	search?: boolean | null;
	hasAddress?: boolean | null;
};
type Arguments = Paging & { locale?: string | null; where?: Where | null };

export const contentSchema = buildSchema(writeGraphqlTypes(contentTypes));

export const contentRoot = Object.fromEntries(
	contentTypes.map((type) => [
		nameCollection(type.id),
		(args: Arguments, context: ContentContext) =>
			listEntries(type, args, context, publishedSource(context.env.DB)),
	]),
);

export const previewRoot = Object.fromEntries(
	contentTypes.map((type) => [
		nameCollection(type.id),
		(args: Arguments, context: PreviewContext) => listEntries(type, args, context, context.source),
	]),
);

/** Types that are queried without a filter. Other types are queried by slug, category or id, so that no query reads a whole type. */
const SITE_WIDE = new Set([
	"BrandPage",
	"Header",
	"Footer",
	"MarketingZone",
	"BannerPopup",
	"CountryRedirectPopup",
	"Badge",
]);

function buildFilter(
	{ id: type, fields }: ContentType,
	{ slug, id, ids, categoryId, categoryIds, productId, search }: Where,
): Partial<EntryFilter> | undefined {
	const named = id ? [id, ...(ids ?? [])] : (ids ?? undefined);
	if (named) return { ids: named };
	if (slug && "slug" in fields) return { slug };
	if ("isForSearches" in fields && search) return { isForSearches: true };
	if (type === "ProductContent") return productId ? { productId, categoryIds: categoryIds ?? [] } : undefined;
	if ("categoryId" in fields) return categoryId ? { categoryId } : undefined;
	return SITE_WIDE.has(type) ? {} : undefined;
}

async function listEntries(
	type: ContentType,
	{ locale: tag, where, ...paging }: Arguments,
	context: ContentContext,
	source: EntrySource<ShownEntry>,
): Promise<Collection<PresentedEntry>> {
	const locale = parseContentLocale(where?.site, tag);
	if (locale && where?.hasAddress) return listAddresses(type, locale, { paging, tags: context.tags, source });
	const filter = buildFilter(type, where ?? {});
	if (!locale || !filter) return toCollection<PresentedEntry>([]);
	const db = context.env.DB;
	const { roots, linked } = await source.entries({
		type: type.id,
		siteId: locale.site.id,
		...filter,
	});
	for (const tag of listFilterTags(type, filter, roots)) context.tags.add(tag);
	const entries = sortAsNamed(roots, filter.ids).filter((entry) => isForCountry(entry, locale));
	const isWithoutHeader = type.id === "Header" && !filter.ids && entries.length === 0;
	const categories =
		isWithoutHeader || entries.some(findLandingCategory) || [...linked.values()].some(needsCategories)
			? await menuCategories(db, locale.site.id, locale.language)
			: [];
	if (isWithoutHeader) return toCollection<PresentedEntry>([presentUsualHeader(categories)]);
	const shown = entries.filter((entry) => hasItsCategory(entry, categories));
	const view = { linked, locale, categories, budget: { entries: MAX_ENTRIES }, tags: context.tags };
	const { items, ...collection } = toCollection(shown, paging);
	return { ...collection, items: items.map((entry) => presentEntry(entry, view)) };
}

/** Returns the pages of a type that have an address of their own, without their sections. */
async function listAddresses(
	{ id: type }: ContentType,
	{ site }: ContentLocale,
	{ paging, tags, source }: { paging: Paging; tags: Set<string>; source: EntrySource<ShownEntry> },
): Promise<Collection<PresentedEntry>> {
	tags.add(typeTag(type));
	const pages = await source.addresses(type, site.id);
	return toCollection(
		pages.map(({ modifiedAt, ...page }) => ({
			...page,
			__typename: type,
			sys: { publishedAt: new Date(modifiedAt * 1000).toISOString() },
		})),
		paging,
	);
}

/** Returns the tags that tell when a query may find other entries. */
function listFilterTags(
	type: ContentType,
	{ ids, slug, categoryId, categoryIds, productId }: Partial<EntryFilter>,
	roots: readonly ShownEntry[],
): string[] {
	// Entries of other countries, which the response leaves out, are tagged too: a change of their `countries` may bring them in.
	const tags = roots.map(({ id }) => entryTag(id));
	if (ids) return [...tags, ...ids.filter((id) => !roots.some((root) => root.id === id)).map(placeTag)];
	if (slug !== undefined) return [...tags, slugTag(slug)];
	if (productId !== undefined)
		return [...tags, productTag(productId), ...(categoryIds ?? []).map(categoryTag)];
	return [...tags, categoryId === undefined ? typeTag(type.id) : categoryTag(categoryId)];
}

/** A shop whose editors have published no header has the menu of its categories (content-13). */
const presentUsualHeader = (categories: readonly MenuCategory[]): PresentedEntry => ({
	__typename: "Header",
	id: "usual",
	navigationCollection: (paging: Paging) => toCollection(buildNavigation(categories), paging),
	rotatingBannerCollection: toCollection([]),
});

/** Entries asked for by their ids come in that order, each once. */
const sortAsNamed = (entries: ShownEntry[], ids: readonly string[] | undefined): ShownEntry[] =>
	ids ? entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : entries;

const isForCountry = ({ fields: { countries } }: ShownEntry, { country }: ContentLocale): boolean =>
	!Array.isArray(countries) || countries.length === 0 || countries.includes(country.code);

const LANDING = /^\/landing\/(.+)$/;
const findLandingCategory = ({ fields: { slug } }: ShownEntry): string | undefined =>
	LANDING.exec(typeof slug === "string" ? slug : "")?.[1];

/** Returns false for the landing page of a category that the catalogue does not have. */
function hasItsCategory(entry: ShownEntry, categories: readonly MenuCategory[]): boolean {
	const id = findLandingCategory(entry);
	return id === undefined || categories.some((category) => category.id === id);
}
