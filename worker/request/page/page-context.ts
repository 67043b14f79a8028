import {
	directionOf,
	type Language,
	localeTag,
	type SiteLocale,
} from "@vetrina/shop-rules/locale/site-locale.ts";
import type { LocaleView } from "../../../shared/contracts/page.ts";
import type { CountryOptionView, NavItemView, ShellView } from "../../../shared/contracts/views.ts";
import { createPaths, type Paths } from "../../../shared/domain/addresses/paths.ts";
import type { Category } from "../../../shared/domain/catalogue/catalogue.ts";
import { type CategoryIndex, indexCategories } from "../../../shared/domain/catalogue/categories.ts";
import type {
	ContentLink,
	FooterContent,
	HeaderContent,
	NavigationItem,
} from "../../../shared/domain/content/content.ts";
import { createThrottle } from "../../../shared/domain/lib/throttle.ts";
import { allLocales, alternatesFor } from "../../../shared/domain/locale/all-locales.ts";
import { STANDARD_RATIO, STANDARD_SHAPE } from "../../../shared/domain/media/images.ts";
import { textsOf } from "../../../shared/i18n/all-texts.ts";
import { storefront } from "../../base/house.ts";
import { siteConfig } from "../../base/sites.ts";
import { cached } from "../../cache/cached.ts";
import { memoByParts } from "../../cache/memo-by-parts.ts";
import { VALUES } from "../../cache/policies.ts";
import { soon } from "../../cache/single-flight.ts";
import { createCatalogue } from "../../platform/commerce/catalogue/catalogue.ts";
import { privateClientOf } from "../../platform/commerce/logins/code-logins.ts";
import type { ScapiContext } from "../../platform/commerce/scapi.ts";
import { createStores } from "../../platform/commerce/stores/stores.ts";
import {
	type Country,
	getCountries,
	getLocales,
	getSiteSettings,
	type Locales,
} from "../../platform/config.ts";
import { type ContentPort, createContent } from "../../platform/content/content.ts";
import { markTargets } from "../../platform/content/link-targets.ts";
import { report } from "../../platform/error-stream.ts";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { PlatformCalls } from "../../platform/load-json.ts";
import type { EinsteinContext } from "../../platform/recommendations/einstein.ts";
import { createSearch } from "../../platform/search/create-search.ts";
import type { SearchShopper } from "../../platform/search/search-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { createFindTarget } from "./link-target.ts";
import { toLink, toLinks } from "./links.ts";
import type { PageContext } from "./page-loader.ts";
import type { Viewer } from "./read-viewer.ts";

export type Calls = PlatformCalls & {
	platform: ScapiContext["platform"] & EinsteinContext["platform"];
	/** Missing data is reported to the people who build the shop. */
	development?: boolean;
	/** Search engines may list the pages (shell-16). */
	isIndexed?: boolean;
};

const isNew = createThrottle(Number.POSITIVE_INFINITY);
/** A dead link is reported once an hour by an isolate, not with each page (ms). */
const isReportDue = createThrottle(3_600_000);

/** How many locales an isolate remembers what it has made for. */
const LOCALES = 100;
const trees = memoByParts<CategoryIndex>(LOCALES);
const shells = memoByParts<ShellView>(LOCALES);
const options = memoByParts<CountryOptionView[]>(LOCALES);
const everywhere = memoByParts<SiteLocale[]>(LOCALES);

export const loadCategories = async (calls: Calls, locale: SiteLocale): Promise<CategoryIndex> => {
	const { value } = await cached<Category[]>(calls.cache, {
		site: locale.siteId,
		key: localeTag(locale),
		policy: VALUES.categories,
		tags: ["categories"],
		load: async (signal) => {
			const platform = { ...calls.platform, deadline: signal };
			return {
				value: await createCatalogue({ platform, locale }, () => new Date(calls.cache.now())).categories(),
			};
		},
	});
	return trees(`${locale.siteId} ${localeTag(locale)}`, [value], () => indexCategories(value));
};

export const toLocaleView = (locale: SiteLocale): LocaleView => ({
	siteId: locale.siteId,
	country: locale.country,
	language: locale.language,
	currency: locale.currency,
	prefix: locale.prefix,
	tag: localeTag(locale),
	dir: directionOf(locale.language),
});

const below = (items: NavItemView[]): Pick<NavItemView, "items"> => (items.length > 0 ? { items } : {});

type LinkContext = Parameters<typeof toLink>[1];

const toNavigation = (items: readonly NavigationItem[], cx: LinkContext): NavItemView[] =>
	items.flatMap((item) => {
		const link = toLink(item, cx);
		return link ? [{ ...link, ...below(toNavigation(item.items, cx)) }] : [];
	});

const fromCategories = (categories: readonly Category[], paths: Paths): NavItemView[] =>
	categories
		.filter((category) => category.showInMenu)
		.map((category) => ({
			label: category.name,
			href: paths.category(category.url),
			...below(fromCategories(category.children, paths)),
		}));

type ShellParts = {
	header: HeaderContent | null;
	footer: FooterContent | null;
	categories: CategoryIndex;
	countries: Country[];
	locales: Locales;
	settings: SiteSettings;
	hasPrivateClient: boolean;
};
/** Stays out of the parts that a shell is remembered by. */
type DeadLink = PageContext["deadLink"];

const nameOf = (language: Language, { languages }: Locales): string =>
	languages.find(({ code }) => code === language)?.nativeName ?? language;

const toOptions = (
	locale: SiteLocale,
	{ countries, locales }: Pick<ShellParts, "countries" | "locales">,
): CountryOptionView[] =>
	countries
		.map((country) => ({
			country: country.code,
			name: country.name,
			currency: country.currency,
			siteId: country.siteId,
			languages: country.languages.map((language) => ({ language, name: nameOf(language, locales) })),
		}))
		.toSorted((a, b) => a.name.localeCompare(b.name, locale.language));

const toShell = (locale: SiteLocale, parts: ShellParts, deadLink: DeadLink): ShellView => {
	const paths = createPaths(locale);
	const links = { paths, categories: parts.categories, deadLink };
	const current = parts.countries.find(({ code }) => code === locale.country);
	const { highestRatio, productShape } = parts.settings.images;
	const shape = productShape.width / productShape.height;
	return {
		homeHref: paths.home(),
		cartHref: paths.cart(),
		checkoutHref: paths.checkout(),
		searchHref: paths.search(),
		wishlistHref: paths.wishlist(),
		signInHref: paths.signIn(),
		registerHref: paths.at("register"),
		forgotPasswordHref: paths.at("forgotPassword"),
		signInCodeHref: parts.hasPrivateClient ? paths.at("signInCode") : undefined,
		signInWith:
			parts.settings.identityProviders.length > 0
				? parts.settings.identityProviders.map(({ id, name, script }) => ({
						id,
						name,
						href: paths.at("providerSignIn", { provider: id }),
						inPage: script ? true : undefined,
					}))
				: undefined,
		accountHref: paths.at("account"),
		helpHref: paths.at("customerService"),
		newsletterHref: paths.newsletter(),
		newsletterAsks: parts.settings.newsletterForm.length > 0 ? parts.settings.newsletterForm : undefined,
		consentHref: paths.at("consent"),
		newsletterOffer: parts.settings.newsletterPopup,
		pixelRatio: highestRatio === STANDARD_RATIO ? undefined : highestRatio,
		pictureShape: shape === STANDARD_SHAPE.width / STANDARD_SHAPE.height ? undefined : shape,
		apiHref: paths.api(),
		preferencesHref: paths.preferences(),
		siteName: storefront.name,
		// Editors' navigation; without the content service the menu is the category tree.
		navigation: parts.header
			? toNavigation(parts.header.navigation, links)
			: fromCategories(parts.categories.roots, paths),
		announcements: parts.header?.announcements ?? [],
		footer: {
			columns: (parts.footer?.columns ?? []).map((column) => ({
				title: column.title,
				links: toLinks(column.links, links),
			})),
			copyright: parts.footer?.copyright ?? "",
		},
		country: { code: locale.country, name: current?.name ?? locale.country, currency: locale.currency },
		languages: (current?.languages ?? [locale.language]).map((language) => ({
			language,
			name: nameOf(language, parts.locales),
			current: language === locale.language,
		})),
		countries: toOptions(locale, parts).map(({ country, name, currency }) => ({ country, name, currency })),
	};
};

/** All that addresses and names of a locale depend on. */
const keyOf = (locale: SiteLocale): string =>
	[locale.siteId, localeTag(locale), locale.prefix, locale.parameters ?? ""].join(" ");

/** As this isolate has made it for another page, without offers; calls nothing. */
export const knownShell = (locale: SiteLocale): ShellView | undefined => {
	const shell = shells.last(keyOf(locale));
	return shell && { ...shell, newsletterOffer: undefined };
};

/** The content service may fail, or be slow, without taking the page along. */
const orNull = <T>(
	calls: Calls,
	what: string,
	promise: Promise<T>,
	failed: (error: unknown) => void = () => {},
): Promise<T | null> =>
	soon(promise).catch((error: unknown) => {
		calls.platform.log("warning", "request/page-context", `The page is built without its ${what}`, { error });
		failed(error);
		return null;
	});

/** One response that cannot be read says nothing of the others. */
const isAway = (error: unknown): boolean =>
	isUnavailable(error) && !(error instanceof PlatformUnavailable && error.kind === "malformed");

export type PageRequestContext = {
	locale: SiteLocale;
	origin: string;
	path: string;
	search: string;
	impliedSiteId: string;
	viewer: (platform: ScapiContext["platform"]) => Promise<Viewer>;
	/** Only on pages that are theirs alone. */
	searchShopper?: SearchShopper;
};

/** Everything a loader of this locale needs, fetched together; throws PlatformUnavailable where the shop cannot be shown. */
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
	const content: ContentPort = createContent(calls, { ...locale, findTarget });
	const deadLink = ({ title, url }: ContentLink): void => {
		if (!isReportDue(`${keyOf(locale)} ${url}`, calls.cache.now())) return;
		calls.platform.log(
			"warning",
			"request/page-context",
			"A link of the editors leads nowhere, and is not shown",
			{
				title,
				url,
			},
		);
	};
	const now = new Date(calls.cache.now());
	const [countries, locales, settings, categories, header, footer] = await Promise.all([
		getCountries(calls, where),
		getLocales(calls, where),
		getSiteSettings(calls, where),
		categoriesLoaded,
		orNull(calls, "header", content.header()),
		orNull(calls, "footer", content.footer()),
	]);
	const country = countries.find(({ code }) => code === locale.country);
	if (!country) throw new Error(`The platform has no country ${locale.country}`);
	const paths = createPaths(locale);
	const { t } = textsOf(locale.language);
	const hasPrivateClient = privateClientOf(calls.platform.env) !== undefined;
	const parts = { header, footer, categories, countries, locales, settings, hasPrivateClient };
	const offered = everywhere(
		`${locale.siteId} ${localeTag(locale)}`,
		[countries, request.impliedSiteId],
		() => allLocales({ config: siteConfig, countries }, request.impliedSiteId),
	);
	// A service that is away is not waited for once more: what it had to say comes with the next page.
	let isContentAway = header === null && footer === null;
	/** As above; the page is cached only briefly then. */
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
			preorderMessage: (id) => orPartial("preorder message", () => content.preorderMessage(id)),
			categoryLanding: (id) => orPartial("page of the category", () => content.categoryLanding(id)),
			home: () => orPartial("first page", () => content.home()),
			notFound: () => orPartial("words for what is not found", () => content.notFound()),
			badges: async (ids) => {
				const result = await orPartial("badges", () => content.badges(ids));
				if (result?.missed) cx.isPartial = true;
				return result ?? { badges: new Map() };
			},
			listInserts: async (of) => (await orPartial("inserts", () => content.listInserts(of))) ?? [],
			batch: (id, skip) => orPartial("cards", () => content.batch(id, skip)),
		},
		report: (title, source, details) =>
			report(calls, { level: "error", type: "server", title, source }, async (deadline) =>
				details(await request.viewer({ ...calls.platform, deadline })),
			),
		missing: (title, source) => {
			if (calls.development && isNew(title, calls.cache.now())) calls.platform.log("warning", source, title);
		},
		deadLink,
		withTargets: async (links) => {
			const copies = links.map((link) => ({ ...link }));
			await markTargets(copies, findTarget);
			return copies;
		},
		isPartial: header === null || footer === null,
		catalogue: createCatalogue({ platform: calls.platform, locale }, () => now),
		stores: createStores(calls, locale),
		finder: createSearch({
			platform: calls.platform,
			locale,
			settings,
			now: () => now,
			categories: async () => categories,
			shopper: request.searchShopper,
		}),
		categories,
		prices: { rules: country.prices, type: settings.priceType },
		timeZone: country.timeZone,
		deliveries: country.deliveries,
		t,
		shell: shells(keyOf(locale), Object.values(parts), () => toShell(locale, parts, deadLink)),
		countries: options(keyOf(locale), [countries, locales], () => toOptions(locale, parts)),
		alternatesOf: (path) => alternatesFor(offered, path, origin),
		settings,
	};
	return cx;
};

/** What the shopper API needs of a locale: no tree, no content. */
export type ApiView = Pick<
	PageContext,
	"locale" | "paths" | "prices" | "timeZone" | "deliveries" | "settings" | "now" | "stores"
>;

export const contextForApi = async (calls: Calls, locale: SiteLocale): Promise<ApiView> => {
	const where = { siteId: locale.siteId, locale: localeTag(locale) };
	const [countries, settings] = await Promise.all([
		getCountries(calls, where),
		getSiteSettings(calls, where),
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
