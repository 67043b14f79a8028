import type { BrandPage } from "../../../../shared/domain/content/content.ts";
import type { FooterEntries } from "../content-schemas.ts";

/**
 * Pages with an address. `isComplete`: there are no others. `brands`: those of brands, unless some are missing. `tags`: what tells that a brand's
 * page has changed.
 */
export type KnownPages = {
	slugs: readonly string[];
	isComplete: boolean;
	brands?: BrandPage[];
	tags: readonly string[];
};

export const NOTHING_KNOWN: KnownPages = { slugs: [], isComplete: false, tags: [] };

const ADDRESS_TAGS = ["type:Page", "type:JournalArticle"];
const BRAND_TAG = "type:BrandPage";

export const toKnownPages = ({
	pageCollection: pages,
	journalArticleCollection: articles,
	brandPageCollection: brands,
}: FooterEntries): KnownPages => ({
	slugs: [...pages.items, ...articles.items, ...brands.items.map(({ slug }) => slug)],
	isComplete: pages.isComplete && articles.isComplete && brands.isComplete,
	brands: brands.isComplete
		? brands.items.map(({ brandId, slug, isNoFollow }) => ({ brandId, slug, isNoFollow }))
		: undefined,
	tags: [BRAND_TAG, ...brands.items.map(({ id }) => `entry:${id}`)],
});

/** Whether a tag of the footer's response tells of known pages, and not of the footer. */
export const isOfKnownPages = (tag: string, { tags }: KnownPages): boolean =>
	ADDRESS_TAGS.includes(tag) || tags.includes(tag);
