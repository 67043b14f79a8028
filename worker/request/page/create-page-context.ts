import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { ContentPage, ListContent, ProductContent } from "../../../shared/domain/content/content.ts";
import type { Personalised } from "../../../shared/domain/content/personalised.ts";
import { type Alternate, alternatesFor, listAlternates } from "../../../shared/domain/locale/all-locales.ts";
import { readTextCode, readTexts } from "../../../shared/i18n/all-texts.ts";
import type { Device } from "../../base/device.ts";
import type { RequestClass } from "../../base/request-class.ts";
import { siteConfig } from "../../base/sites.ts";
import { memoByParts } from "../../cache/memo-by-parts.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import { readPrivateClient } from "../../platform/commerce/logins/code-logins.ts";
import type { ScapiContext } from "../../platform/commerce/scapi.ts";
import { createStores } from "../../platform/commerce/stores/stores.ts";
import { getCountries, getLocales, getSiteSettings } from "../../platform/config.ts";
import { type ContentPort, createContent } from "../../platform/content/content.ts";
import { readDesignView } from "../../platform/content/design/design-readings.ts";
import { readLiveView } from "../../platform/content/design/live-preview.ts";
import { markTargets } from "../../platform/content/link-targets.ts";
import { report } from "../../platform/error-stream.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import { createSearch } from "../../platform/search/create-search.ts";
import type { SearchShopper } from "../../platform/search/search-port.ts";
import { chooseContents, chooseHeader } from "../audience/choose-content.ts";
import type { Calls } from "../calls.ts";
import { loadTexts } from "../load-texts.ts";
import { orNull } from "../or-null.ts";
import { createWarn, isNewFault } from "../warn-once.ts";
import { loadCategories } from "./categories.ts";
import { createFindTarget } from "./link-target.ts";
import type { PageContext } from "./page-context.ts";
import type { Viewer } from "./read-viewer.ts";
import { createRecommend } from "./recommend.ts";
import { createReportDeadLink } from "./report-dead-link.ts";
import { buildShell, buildShellAlone, forClient, listCountryOptions } from "./shell.ts";

const NO_LIST_CONTENT: ListContent = { inserts: [], above: [], below: [] };
const NO_PRODUCT_CONTENT: ProductContent = { belowProduct: [], belowRows: [] };

const LOCALES = 100;
const everywhere = memoByParts<Alternate[]>(LOCALES);

const isAway = (error: unknown): boolean =>
	isUnavailable(error) && !(error instanceof PlatformUnavailable && error.kind === "malformed");

export type PageRequestContext = {
	locale: SiteLocale;
	origin: string;
	path: string;
	search: string;
	impliedSiteId: string;
	viewer: (platform: ScapiContext["platform"]) => Promise<Viewer>;
	searchShopper?: SearchShopper;
	requestClass?: RequestClass;
	device?: Device;
};

export const createPageContext = async (calls: Calls, request: PageRequestContext): Promise<PageContext> => {
	const { locale, origin, path, search } = request;
	const where = { siteId: locale.siteId, locale: localeTag(locale) };
	const categoriesLoaded = loadCategories(calls, locale);
	const findTarget = createFindTarget(calls, {
		locale,
		origin,
		categories: () => categoriesLoaded,
		content: () => content,
	});
	const warn = createWarn(calls, path);
	const content: ContentPort = createContent(calls, {
		...locale,
		findTarget,
		warn,
		categories: async () => (await categoriesLoaded).roots,
	});
	const deadLink = createReportDeadLink(calls, locale);
	const { preview } = calls.platform;
	const now = new Date(preview?.at ?? calls.cache.now());
	// The lifetime of guests' logins, which shoppers share, does not depend on the moment of a preview.
	const present = () => new Date(calls.cache.now());
	const [countries, locales, settings, categories, header, footer] = await Promise.all([
		getCountries(calls, where),
		getLocales(calls, where),
		getSiteSettings(calls, where),
		categoriesLoaded,
		orNull(calls, "header", content.header()),
		orNull(calls, "footer", content.footer()),
		loadTexts(calls.assets, readTextCode(locale)),
	]);
	const country = countries.find(({ code }) => code === locale.country);
	if (!country) throw new Error(`The platform has no country ${locale.country}`);
	const paths = createPaths(locale);
	const { t } = readTexts(locale);
	const hasPrivateClient = readPrivateClient(calls.platform.env) !== undefined;
	const personal = header && (await chooseHeader(calls.cache, header));
	const shellVariant = personal?.variant ?? "";
	const parts = {
		header: personal?.header ?? null,
		footer,
		categories,
		countries,
		locales,
		settings,
		hasPrivateClient,
	};
	const alternates = everywhere(
		`${locale.siteId} ${localeTag(locale)}`,
		[countries, request.impliedSiteId],
		() => listAlternates({ config: siteConfig, countries }, request.impliedSiteId),
	);
	let isContentAway = header === null && footer === null;
	/** Returns null and marks the page as partial if the call fails or is too slow, so that the page is cached only briefly. */
	const orPartial = async <T>(what: string, ask: () => Promise<T>): Promise<T | null> => {
		const result = isContentAway
			? null
			: await orNull(
					calls,
					what,
					ask().then((value) => ({ value })),
					(error) => {
						isContentAway ||= isAway(error);
					},
				);
		if (result === null) cx.isPartial = true;
		return result?.value ?? null;
	};
	const choose = <Content extends Personalised>(place: string, contents: readonly Content[]) =>
		chooseContents(calls.cache, place, contents);
	const choosePage = async (page: ContentPage | null): Promise<ContentPage | null> =>
		page && { ...page, sections: await choose("sections", page.sections) };
	const cx: PageContext = {
		locale,
		paths,
		origin,
		isIndexed: calls.isIndexed ?? false,
		path,
		search: new URLSearchParams(search),
		now,
		content: {
			...content,
			page: async (slug) => choosePage(await content.page(slug)),
			product: async (of) => {
				const found = await orPartial("editors' sections", () => content.product(of));
				if (!found) return NO_PRODUCT_CONTENT;
				return {
					...found,
					belowProduct: await choose("product", found.belowProduct),
					belowRows: await choose("rows", found.belowRows),
				};
			},
			categoryLanding: async (id) =>
				choosePage(await orPartial("page of the category", () => content.categoryLanding(id))),
			home: async () => choosePage(await orPartial("first page", () => content.home())),
			notFound: async () =>
				choosePage(await orPartial("words for what is not found", () => content.notFound())),
			badges: async (ids) => {
				const result = await orPartial("badges", () => content.badges(ids));
				if (result?.isPartial) cx.isPartial = true;
				return result ?? { badges: new Map() };
			},
			brandPages: async () => (await orPartial("pages of brands", () => content.brandPages())) ?? [],
			list: async (of) => {
				const found = await orPartial("editors' content", () => content.list(of));
				if (!found) return NO_LIST_CONTENT;
				return {
					...found,
					above: await choose("above", found.above),
					below: await choose("below", found.below),
				};
			},
			batch: (id, skip) => orPartial("cards", () => content.batch(id, skip)),
		},
		report: (title, source, details) =>
			report(calls, { level: "error", type: "server", title, source }, async (deadline) =>
				details(await request.viewer({ ...calls.platform, deadline })),
			),
		warn,
		missing: (title, source) => {
			if (calls.development && isNewFault(title, calls.cache.now()))
				calls.platform.log("warning", source, title);
		},
		deadLink,
		withTargets: async (links) => {
			const copies = links.map((link) => ({ ...link }));
			await markTargets(copies, findTarget);
			return copies;
		},
		isPartial: header === null || footer === null,
		catalogue: createCatalogue({ platform: calls.platform, locale }, present),
		stores: createStores(calls, locale),
		finder: createSearch({
			platform: calls.platform,
			locale,
			settings,
			now: present,
			categories: async () => categories,
			shopper: request.searchShopper,
		}),
		recommend: createRecommend(calls, locale, settings, () => cx.recommendFor),
		categories,
		prices: { rules: country.prices, type: settings.priceType },
		timeZone: country.timeZone,
		deliveries: country.deliveries,
		t,
		shell: forClient(
			(preview ? buildShellAlone : buildShell)(locale, parts, deadLink, shellVariant),
			request,
		),
		shellVariant,
		countries: listCountryOptions(locale, parts),
		alternatesOf: (path) => alternatesFor(alternates, path, origin),
		settings,
		design: () => readDesignView(calls.platform.design) ?? readLiveView(calls.platform, locale),
	};
	return cx;
};

export type ApiView = Pick<
	PageContext,
	"locale" | "paths" | "prices" | "timeZone" | "deliveries" | "settings" | "now" | "stores"
>;

export const contextForApi = async (calls: Calls, locale: SiteLocale): Promise<ApiView> => {
	const where = { siteId: locale.siteId, locale: localeTag(locale) };
	const [countries, settings] = await Promise.all([
		getCountries(calls, where),
		getSiteSettings(calls, where),
		loadTexts(calls.assets, readTextCode(locale)),
	]);
	const country = countries.find(({ code }) => code === locale.country);
	if (!country) throw new Error(`The platform has no country ${locale.country}`);
	return {
		locale,
		stores: createStores(calls, locale),
		paths: createPaths(locale),
		prices: { rules: country.prices, type: settings.priceType },
		timeZone: country.timeZone,
		deliveries: country.deliveries,
		settings,
		now: new Date(calls.cache.now()),
	};
};
