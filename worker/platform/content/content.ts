import { isPlaced, PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import type {
	BrandPage,
	ContentBatch,
	ContentPage,
	CountryOfferContent,
	HeaderContent,
	ListContent,
	ProductContent,
} from "../../../shared/domain/content/content.ts";
import type { PlatformCalls } from "../load-json.ts";
import { hasPort } from "../ports/route-call.ts";
import { ask } from "./calls/ask-content.ts";
import { createFooterAndBadges, type FooterAndBadges } from "./calls/footer-and-badges.ts";
import { NOTHING_KNOWN } from "./calls/known-pages.ts";
import { NO_CONTENT } from "./calls/no-content.ts";
import {
	BATCH_QUERY,
	BRANDS_QUERY,
	COUNTRY_OFFER_QUERY,
	HEADER_QUERY,
	LIST_QUERY,
	PAGE_QUERY,
	POPUP_QUERY,
	PRODUCT_QUERY,
} from "./content-queries.ts";
import {
	batchResponse,
	brandsResponse,
	countryOfferResponse,
	headerResponse,
	listResponse,
	pageResponse,
	popupResponse,
	productResponse,
} from "./content-schemas.ts";
import { toBatch } from "./map-cards.ts";
import { type ProductAsked, toAnyPage, toListContent, toPopupPage, toProductContent } from "./map-content.ts";
import { toHeader } from "./map-header.ts";
import type { ContentLocale } from "./text/content-locale.ts";

export type ContentPort = Pick<FooterAndBadges, "footer" | "badges"> & {
	header(): Promise<HeaderContent>;
	countryOffer(): Promise<CountryOfferContent | null>;
	page(slug: string): Promise<ContentPage | null>;
	/** Returns the page of a banner's popup by the popup's id. */
	popup(id: string): Promise<ContentPage | null>;
	/** Returns whether there is a page at this slug, mostly without a request. */
	hasPage(slug: string): Promise<boolean>;
	product(of: ProductAsked): Promise<ProductContent>;
	list(of: { categoryId: string } | "search"): Promise<ListContent>;
	batch(id: string, skip: number): Promise<ContentBatch | null>;
	home(): Promise<ContentPage | null>;
	/** Returns the brands that have pages of their own. */
	brandPages(): Promise<BrandPage[]>;
	notFound(): Promise<ContentPage | null>;
	categoryLanding(id: string): Promise<ContentPage | null>;
};
/** In design mode, Shopper Experience gives the editor's page, and the content service all others (preview-12). */
const loadPage = async (
	calls: PlatformCalls,
	locale: ContentLocale,
	slug: string,
): Promise<ContentPage | null> => {
	const { design } = calls.platform;
	const { loadDesignedPage } = design ? await import("./design/read-design.ts") : {};
	const designedPage = design && (await loadDesignedPage?.(calls, locale, design, slug));
	return designedPage ?? askPage(calls, locale, slug);
};

const askPage = (calls: PlatformCalls, locale: ContentLocale, slug: string): Promise<ContentPage | null> =>
	ask(
		calls,
		locale,
		{
			name: "page",
			query: PAGE_QUERY,
			variables: { slug },
			tag: slug,
			...(isPlaced(slug) && { tagsOfNone: [`slug:${slug}`] }),
		},
		pageResponse,
		({ data }) => toAnyPage(data),
	);

const BRANDS_IN_RESPONSE = 100;
const MOST_BRANDS = 1000;

const loadBrandPages = async (calls: PlatformCalls, locale: ContentLocale): Promise<BrandPage[]> => {
	const brands: BrandPage[] = [];
	for (let skip = 0; skip < MOST_BRANDS; skip += BRANDS_IN_RESPONSE) {
		const more = await ask(
			calls,
			locale,
			{ name: "brands", query: BRANDS_QUERY, variables: { skip } },
			brandsResponse,
			({ data }): BrandPage[] => data.brandPageCollection,
		);
		brands.push(...more);
		if (more.length < BRANDS_IN_RESPONSE) break;
	}
	return brands;
};

export const createContent = (calls: PlatformCalls, locale: ContentLocale): ContentPort => {
	if (!hasPort(calls.platform.env, "content")) return NO_CONTENT;
	const { footer, badges, knownPages, knownBrands } = createFooterAndBadges(calls, locale);
	return {
		footer,
		badges,
		...createPagePort(calls, locale),
		hasPage: async (slug) => {
			const { slugs, isComplete } = await knownPages().catch(() => NOTHING_KNOWN);
			return slugs.includes(slug) || (!isComplete && (await loadPage(calls, locale, slug)) !== null);
		},
		brandPages: async () => (await knownBrands().catch(() => undefined)) ?? loadBrandPages(calls, locale),
	};
};

const createPagePort = (
	calls: PlatformCalls,
	locale: ContentLocale,
): Omit<ContentPort, "footer" | "badges" | "hasPage" | "brandPages"> => ({
	header: () =>
		ask(calls, locale, { name: "header", query: HEADER_QUERY }, headerResponse, ({ data }) =>
			toHeader(data.headerCollection[0]),
		),
	page: (slug) => loadPage(calls, locale, slug),
	popup: (id) =>
		ask(
			calls,
			locale,
			{ name: "popup", query: POPUP_QUERY, variables: { id } },
			popupResponse,
			({
				data: {
					bannerPopupCollection: [popup],
				},
			}) => (popup ? toPopupPage(popup) : null),
		),
	countryOffer: () =>
		ask(
			calls,
			locale,
			{ name: "countryOffer", query: COUNTRY_OFFER_QUERY },
			countryOfferResponse,
			({ data }) => {
				const [popup] = data.countryRedirectPopupCollection;
				return popup
					? {
							title: popup.title,
							text: popup.description ?? undefined,
							accept: popup.acceptLabel,
							decline: popup.declineLabel,
						}
					: null;
			},
		),
	product: ({ productId, categoryIds, textId }) =>
		ask(
			calls,
			locale,
			{ name: "product", query: PRODUCT_QUERY, variables: { productId, categoryIds, textId } },
			productResponse,
			({ data }) => toProductContent(data, { productId, categoryIds }),
		),
	categoryLanding: (id) => loadPage(calls, locale, `/landing/${id}`),
	list: (of) =>
		ask(
			calls,
			locale,
			{ name: "list", query: LIST_QUERY, variables: of === "search" ? { search: true } : of },
			listResponse,
			({ data }) => toListContent(data),
		),
	batch: (id, contentSkip) =>
		ask(
			calls,
			locale,
			{ name: "batch", query: BATCH_QUERY, variables: { ids: [id], contentSkip, include: 1 } },
			batchResponse,
			({ data }) => {
				const [batch] = data.paginatedContentCollection;
				return batch && batch.contentCollection.items.length > 0 ? toBatch(batch) : null;
			},
		),
	home: () => loadPage(calls, locale, PLACED_PAGES.home),
	notFound: () => loadPage(calls, locale, PLACED_PAGES.notFound),
});
