import type { Language, SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { createPaths, localeSitemapPath } from "../../shared/domain/addresses/paths.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import { isInSitemap } from "../../shared/domain/catalogue/categories.ts";
import { type Alternate, allLocales, listAlternates } from "../../shared/domain/locale/all-locales.ts";
import { type Site, siteByName } from "../../shared/domain/locale/site-config.ts";
import type { AppEnv } from "../base/bindings.ts";
import { refuse } from "../base/problem.ts";
import { siteConfig } from "../base/sites.ts";
import { loadCached } from "../cache/cached.ts";
import { CACHE_CONTROL, VALUES } from "../cache/policies.ts";
import {
	loadProductAddresses,
	type ProductAddress,
} from "../platform/commerce/catalogue/product-addresses.ts";
import { createStores } from "../platform/commerce/stores/stores.ts";
import { loadEditorialAddresses } from "../platform/content/calls/page-addresses.ts";
import { isAbsence } from "../platform/is-unavailable.ts";
import { type Calls, createCalls } from "../request/calls.ts";
import { loadCategories } from "../request/page/categories.ts";
import { addressBook, findImpliedSiteId } from "../request/site-locale.ts";
import { readSitemapPath, type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** Addresses per sitemap. Sitemaps.org allows 50,000, but with an alternate for each locale 500 already take some megabytes. */
const PAGE_SIZE = 500;

const productsIn = async (calls: Calls, locale: SiteLocale): Promise<ProductAddress[]> => {
	const { value } = await loadCached(calls.cache, {
		site: locale.siteId,
		key: `addresses/${locale.language}`,
		policy: VALUES.productAddresses,
		tags: ["products"],
		load: async (signal) => ({
			value: await loadProductAddresses(
				{ platform: { ...calls.platform, deadline: signal }, locale },
				() => new Date(calls.cache.now()),
			),
		}),
	});
	return value;
};

const listUrls = (categories: readonly Category[]): string[] =>
	categories.flatMap((category) => [
		...(isInSitemap(category) ? [category.url] : []),
		...listUrls(category.children),
	]);

/** A platform without boutiques or a content service has no pages of theirs. */
const noneIfAbsent = <T>(records: Promise<readonly T[]>): Promise<readonly T[]> =>
	records.catch((error: unknown) => {
		if (isAbsence(error)) return [];
		throw error;
	});

type Page = { at: (locale: SiteLocale) => string; lastModified?: string };

const listPages = async (calls: Calls, locales: readonly SiteLocale[], own: SiteLocale): Promise<Page[]> => {
	const speakers = [...new Map(locales.map((locale) => [locale.language, locale])).values()];
	const [categories, stores, editorial, ...lists] = await Promise.all([
		loadCategories(calls, own),
		noneIfAbsent(createStores(calls, own).all()),
		noneIfAbsent(loadEditorialAddresses(calls, own)),
		...speakers.map((locale) => productsIn(calls, locale)),
	]);
	const slugs = new Map<Language, Map<string, string>>(
		speakers.map(({ language }, index) => [
			language,
			new Map((lists[index] ?? []).map(({ id, slugUrl }) => [id, slugUrl])),
		]),
	);
	const products = lists[speakers.findIndex(({ language }) => language === own.language)] ?? [];
	return [
		{ at: (locale) => createPaths(locale).home() },
		...listUrls(categories.roots).map((url): Page => ({ at: (locale) => createPaths(locale).category(url) })),
		{ at: (locale) => createPaths(locale).at("stores") },
		...stores.map(({ id }): Page => ({ at: (locale) => createPaths(locale).store(id) })),
		...editorial.map(
			({ slug, lastModified }): Page => ({
				at: (locale) => createPaths(locale).content(slug),
				lastModified,
			}),
		),
		...products.map(
			({ id, slugUrl, lastModified }): Page => ({
				at: (locale) => createPaths(locale).product(slugs.get(locale.language)?.get(id) ?? slugUrl),
				lastModified,
			}),
		),
	];
};

const toEntry = (
	page: Page,
	own: SiteLocale,
	alternates: readonly Alternate[],
	origin: string,
): SitemapEntry => ({
	href: origin + page.at(own),
	lastModified: page.lastModified,
	alternates: alternates.map(({ hreflang, locale }) => ({ hreflang, href: origin + page.at(locale) })),
});

const xml = (text: string): Response =>
	new Response(text, {
		headers: {
			"content-type": "application/xml; charset=utf-8",
			"cache-control": CACHE_CONTROL.sitemap,
		},
	});
const writeSegment = ({ language, country }: SiteLocale): string => `${language}-${country.toLowerCase()}`;

const buildIndex = async (
	calls: Calls,
	site: Site,
	locales: readonly SiteLocale[],
	origin: string,
): Promise<Response | null> => {
	const own = locales.find(({ country }) => country === site.defaultCountry) ?? locales[0];
	if (!own) return null;
	const pageCount = Math.ceil((await listPages(calls, [own], own)).length / PAGE_SIZE);
	const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
	return xml(
		sitemapIndexXml(
			locales.flatMap((locale) =>
				numbers.map((number) => origin + localeSitemapPath(site.alias, writeSegment(locale), number)),
			),
		),
	);
};

export const handleSitemap = async (c: Context<AppEnv>): Promise<Response> => {
	const { pathname, origin, host } = new URL(c.req.url);
	const missing = (): Response => refuse(c.req.raw, 404, "There is no such sitemap.");
	const request = readSitemapPath(pathname);
	const site = request && siteByName(siteConfig, request.site);
	if (!request || !site || site.alias !== request.site) return missing();
	const calls = createCalls(c);
	const book = await addressBook(calls, c.env.INSTANCE_TYPE);
	const impliedSiteId = findImpliedSiteId(book, host);
	const locales = allLocales(book, impliedSiteId).filter(({ siteId }) => siteId === site.id);
	if (!request.page) return (await buildIndex(calls, site, locales, origin)) ?? missing();
	const { locale, number } = request.page;
	const own = locales.find((one) => writeSegment(one) === locale);
	if (!own) return missing();
	const pages = (await listPages(calls, locales, own)).slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
	const alternates = listAlternates(book, impliedSiteId).filter(({ locale }) => locale.siteId === site.id);
	return pages.length === 0
		? missing()
		: xml(sitemapXml(pages.map((page) => toEntry(page, own, alternates, origin))));
};
