import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type * as z from "zod";
import { type Badge, badgeColours } from "../../../shared/domain/catalogue/badges.ts";
import type {
	BrandPage,
	ContentBatch,
	ContentInsert,
	ContentPage,
	CountryOfferContent,
	FooterContent,
	HeaderContent,
} from "../../../shared/domain/content/content.ts";
import { contentPicture } from "../../base/content-picture.ts";
import { storefront } from "../../base/house.ts";
import { type Loaded, loadCached } from "../../cache/cached.ts";
import { CONTENT_LINKS, VALUES } from "../../cache/policies.ts";
import { leftAlone } from "../breakers/breaker.ts";
import { platformOrigin } from "../fetch.ts";
import { loadJson, type PlatformCalls } from "../load-json.ts";
import {
	BADGES_QUERY,
	BATCH_QUERY,
	BRANDS_QUERY,
	COUNTRY_OFFER_QUERY,
	FOOTER_QUERY,
	HEADER_QUERY,
	LIST_QUERY,
	PAGE_QUERY,
	PREORDER_QUERY,
} from "./content-queries.ts";
import {
	badgesResponse,
	batchResponse,
	brandsResponse,
	countryOfferResponse,
	footerResponse,
	headerResponse,
	listResponse,
	pageResponse,
	tagsOfResponse,
	textResponse,
} from "./content-schemas.ts";
import { type FindTarget, listLinkPaths, markTargets } from "./link-targets.ts";
import { toBatch, toInserts } from "./map-cards.ts";
import { toArticle, toBrandPage, toPage } from "./map-content.ts";
import { toFooter } from "./map-footer.ts";
import { toHeader } from "./map-header.ts";
import { toZones } from "./map-zones.ts";

export type ContentPort = {
	header(): Promise<HeaderContent>;
	footer(): Promise<FooterContent>;
	countryOffer(): Promise<CountryOfferContent | null>;
	page(slug: string): Promise<ContentPage | null>;
	preorderMessage(id: string): Promise<string | null>;
	/**
	 * Returns badges by id, without unknown ids (content-4). `isPartial`: some badges failed to load. Rejects if a badge failed to load and
	 * there is no other badge.
	 */
	badges(ids: readonly string[]): Promise<{ badges: ReadonlyMap<string, Badge>; isPartial?: true }>;
	listInserts(of: { categoryId: string } | "search"): Promise<ContentInsert[]>;
	batch(id: string, skip: number): Promise<ContentBatch | null>;
	home(): Promise<ContentPage | null>;
	/** Returns the brands that have pages of their own. */
	brandPages(): Promise<BrandPage[]>;
	notFound(): Promise<ContentPage | null>;
	categoryLanding(id: string): Promise<ContentPage | null>;
};
type ContentLocale = Pick<SiteLocale, "siteId" | "country" | "language"> & { findTarget?: FindTarget };

const SPACE = storefront.id;
const MAX_BADGES = 50;

type Asked = { name: string; query: string; variables?: Record<string, unknown>; tag?: string };

const load = async <A>(
	calls: PlatformCalls,
	locale: ContentLocale,
	{ query, variables = {} }: Asked,
	schema: z.ZodType<A>,
	signal: AbortSignal,
): Promise<Loaded<A>> => {
	const parameters = new URLSearchParams({
		query,
		variables: JSON.stringify({ site: locale.siteId, locale: localeTag(locale), ...variables }),
	});
	const address = `/content/v1/${SPACE}/graphql?${parameters}`;
	const result = await loadJson(calls, address, schema.and(tagsOfResponse), signal);
	return { ...result, contentTags: result.value.extensions?.tags ?? [] };
};

const keptAs = (
	{ platform }: PlatformCalls,
	locale: ContentLocale,
	{ name, variables = {}, tag = name }: Asked,
) => ({
	site: locale.siteId,
	key: [`${localeTag(locale)}/${name}`, ...Object.values(variables)].join(" "),
	policy: VALUES.content,
	tags: [`content:${tag}`],
	isLeftAlone: () => leftAlone(platformOrigin(platform.env), "content", platform.fault) !== undefined,
});

const ask = async <A, T>(
	calls: PlatformCalls,
	locale: ContentLocale,
	request: Asked,
	schema: z.ZodType<A>,
	map: (result: A) => T,
): Promise<T> => {
	const { value } = await loadCached(calls.cache, {
		...keptAs(calls, locale, request),
		load: async (signal) => {
			const result = await load(calls, locale, request, schema, signal);
			const value = map(result.value);
			const certainty = locale.findTarget ? await markTargets(value, locale.findTarget) : "lasting";
			const fresh = result.fresh ?? VALUES.content.fresh;
			return {
				value,
				// A link is marked by whether its page exists, which changes without the entry that holds the link.
				contentTags: [...(result.contentTags ?? []), ...listLinkPaths(value).map((path) => `slug:${path}`)],
				fresh: certainty === "lasting" ? fresh : Math.min(fresh, CONTENT_LINKS[certainty]),
				// The number of unknown slugs is unbounded, so empty results are not stored.
				store: result.store !== false && value !== null,
			};
		},
	});
	return value;
};

/**
 * Returns badges from the cache, or loads all ids in one call if one is missing. Each badge is cached separately, because lists combine
 * badges differently.
 */
const badgesById = async (
	calls: PlatformCalls,
	locale: ContentLocale,
	ids: readonly string[],
): ReturnType<ContentPort["badges"]> => {
	const request = { name: "badgeItems", query: BADGES_QUERY };
	let together: Promise<Loaded<Map<string, Badge>>> | undefined;
	const loadAll = async (signal: AbortSignal): Promise<Loaded<Map<string, Badge>>> => {
		const result = await load(calls, locale, { ...request, variables: { ids } }, badgesResponse, signal);
		return { ...result, value: toBadges(result.value) };
	};
	const results = await Promise.allSettled(
		ids.map(async (id) => {
			const { value } = await loadCached<Badge | null>(calls.cache, {
				...keptAs(calls, locale, { ...request, variables: { id } }),
				load: async (signal) => {
					together ??= loadAll(signal);
					const result = await together;
					const contentTags = result.contentTags?.filter((tag) => tag.endsWith(`:${id}`));
					return { ...result, value: result.value.get(id) ?? null, contentTags };
				},
			});
			return value ? [[id, value] as const] : [];
		}),
	);
	const badges = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
	const failure = results.find((result) => result.status === "rejected");
	if (failure && badges.length === 0) throw failure.reason;
	return { badges: new Map(badges), isPartial: failure ? true : undefined };
};

const toBadges = ({ data }: z.infer<typeof badgesResponse>): Map<string, Badge> =>
	new Map(
		data.badgeCollection.map(({ id, text, textColor, backgroundColor }) => [
			id,
			{ text, ...badgeColours(textColor ?? undefined, backgroundColor ?? undefined) },
		]),
	);

const loadPage = (calls: PlatformCalls, locale: ContentLocale, slug: string): Promise<ContentPage | null> =>
	ask(
		calls,
		locale,
		{ name: "page", query: PAGE_QUERY, variables: { slug }, tag: slug },
		pageResponse,
		({ data }) => {
			const [page] = data.pageCollection;
			const [article] = data.journalArticleCollection;
			if (page) return toPage(page);
			const [brand] = data.brandPageCollection;
			if (article) return toArticle(article);
			return brand ? toBrandPage(brand) : null;
		},
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
			({ data }) =>
				data.brandPageCollection.map(
					({ isNoFollow, ...brand }): BrandPage => ({ ...brand, isNoFollow: isNoFollow ?? false }),
				),
		);
		brands.push(...more);
		if (more.length < BRANDS_IN_RESPONSE) break;
	}
	return brands;
};

export const createContent = (calls: PlatformCalls, locale: ContentLocale): ContentPort => ({
	header: () =>
		ask(calls, locale, { name: "header", query: HEADER_QUERY }, headerResponse, ({ data }) =>
			toHeader(data.headerCollection[0]),
		),
	footer: () =>
		ask(calls, locale, { name: "footer", query: FOOTER_QUERY }, footerResponse, ({ data }) => ({
			...toFooter(data.footerCollection, locale.country, contentPicture),
			zones: toZones(data.marketingZoneCollection),
		})),
	page: (slug) => loadPage(calls, locale, slug),
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
	preorderMessage: (id) =>
		ask(
			calls,
			locale,
			{ name: "preorderMessage", query: PREORDER_QUERY, variables: { id } },
			textResponse,
			({ data }) => data.textCollection[0]?.text ?? null,
		),
	badges: (ids) => badgesById(calls, locale, [...new Set(ids)].slice(0, MAX_BADGES)),
	categoryLanding: (id) => loadPage(calls, locale, `/landing/${id}`),
	listInserts: (of) =>
		ask(
			calls,
			locale,
			{ name: "list", query: LIST_QUERY, variables: of === "search" ? { search: true } : of },
			listResponse,
			({ data }) => toInserts(data.listContentCollection[0]?.insertsCollection ?? []),
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
	home: () => loadPage(calls, locale, "/home"),
	brandPages: () => loadBrandPages(calls, locale),
	notFound: () => loadPage(calls, locale, "/404"),
});
