import { isPlaced } from "@vetrina/shop-rules/content/placed-pages.ts";
import type { ContentType } from "../content-type.ts";
import { categoryTag, entryTag, placeTag, productTag, slugTag, typeTag } from "./change-tags.ts";
import { type Collection, type Paging, toCollection } from "./collection.ts";
import { needsCategories } from "./derived-fields.ts";
import { isForCountry, type Reader, type ShownFields } from "./entry-view.ts";
import { buildNavigation, type MenuCategory } from "./navigation.ts";
import { MAX_ENTRIES, type PresentedEntry, presentEntry } from "./present-entries.ts";

export type EntryFilter = {
	type: string;
	siteId: string;
	ids?: readonly string[];
	slug?: string;
	categoryId?: string;
	/** With `productId`: entries for the product or for one of these categories. */
	categoryIds?: readonly string[];
	productId?: string;
	isForSearches?: boolean;
};

/** `modifiedAt`: seconds at which the page or an entry that it shows was published last. */
export type PageAddress = {
	id: string;
	slug: string;
	robots: string | null;
	canonical: string | null;
	isNoFollow: number | boolean | null;
	modifiedAt: number;
};

const readText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Returns the address of a page that has one of its own; undefined for any other entry. */
export const toPageAddress = (
	{ id, fields }: Pick<ShownFields, "id" | "fields">,
	modifiedAt: number,
): PageAddress | undefined => {
	const { slug, robots, canonical, isNoFollow } = fields;
	if (typeof slug !== "string" || isPlaced(slug)) return undefined;
	return {
		id,
		slug,
		robots: readText(robots),
		canonical: readText(canonical),
		isNoFollow: isNoFollow === true ? true : null,
		modifiedAt,
	};
};

export type LinkedEntries<Entry extends ShownFields> = {
	get(id: string): Entry | undefined;
	/** Tells whether one of the entries that are known so far fits. */
	some(fits: (entry: Entry) => boolean): boolean;
};

/** Reads entries of one service and one state, such as what is published. */
export type EntrySource<Entry extends ShownFields = ShownFields> = {
	entries(filter: EntryFilter): Promise<{ roots: Entry[]; linked: LinkedEntries<Entry> }>;
	addresses(type: string, siteId: string): Promise<PageAddress[]>;
	/** Returns the categories of the menu in the reader's language. */
	categories(): Promise<MenuCategory[]>;
};

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
export type ListArguments = Paging & { locale?: string | null; where?: Where | null };

/** `tags` collects what the response depends on, in the words of `change-tags.ts`. */
export type Listing = { source: EntrySource; siteId: string; reader: Reader; tags: Set<string> };

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

/** Returns the entries of a type that match the arguments of a query, for a site and a reader. */
export async function listEntries(
	type: ContentType,
	{ where, ...paging }: ListArguments,
	{ source, siteId, reader, tags }: Listing,
): Promise<Collection<PresentedEntry>> {
	if (where?.hasAddress) return listAddresses(type, siteId, { paging, tags, source });
	const filter = buildFilter(type, where ?? {});
	if (!filter) return toCollection<PresentedEntry>([]);
	const { roots, linked } = await source.entries({ type: type.id, siteId, ...filter });
	for (const tag of listFilterTags(type, filter, roots)) tags.add(tag);
	const entries = sortAsNamed(roots, filter.ids).filter((entry) => isForCountry(entry, reader));
	const isWithoutHeader = type.id === "Header" && !filter.ids && entries.length === 0;
	const categories =
		isWithoutHeader || entries.some(findLandingCategory) || linked.some(needsCategories)
			? await source.categories()
			: [];
	if (isWithoutHeader) return toCollection<PresentedEntry>([presentUsualHeader(categories)]);
	const shown = entries.filter((entry) => hasItsCategory(entry, categories));
	const view = { linked, reader, categories, budget: { entries: MAX_ENTRIES }, tags };
	const { items, ...collection } = toCollection(shown, paging);
	return { ...collection, items: items.map((entry) => presentEntry(entry, view)) };
}

/** Returns the pages of a type that have an address of their own, without their sections. */
async function listAddresses(
	{ id: type }: ContentType,
	siteId: string,
	{ paging, tags, source }: { paging: Paging; tags: Set<string>; source: EntrySource },
): Promise<Collection<PresentedEntry>> {
	tags.add(typeTag(type));
	const pages = await source.addresses(type, siteId);
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
	roots: readonly ShownFields[],
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
const sortAsNamed = (entries: ShownFields[], ids: readonly string[] | undefined): ShownFields[] =>
	ids ? entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : entries;

const LANDING = /^\/landing\/(.+)$/;
const findLandingCategory = ({ fields: { slug } }: ShownFields): string | undefined =>
	LANDING.exec(typeof slug === "string" ? slug : "")?.[1];

/** Returns false for the landing page of a category that the catalogue does not have. */
function hasItsCategory(entry: ShownFields, categories: readonly MenuCategory[]): boolean {
	const id = findLandingCategory(entry);
	return id === undefined || categories.some((category) => category.id === id);
}
