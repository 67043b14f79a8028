import type { Language, SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceRules, PriceType } from "@vetrina/shop-rules/price/price.ts";
import type { TFunction } from "i18next";
import type { HeadView } from "../../../shared/contracts/page.ts";
import type { CountryOptionView, ShellView } from "../../../shared/contracts/views.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { CataloguePort } from "../../platform/commerce/catalogue/catalogue.ts";
import type { StorePort } from "../../platform/commerce/stores/stores.ts";
import type { Deliveries } from "../../platform/config.ts";
import type { ContentPort } from "../../platform/content/content.ts";
import type { SearchPort } from "../../platform/search/search-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Viewer } from "./read-viewer.ts";

/** Translates a key of locales/*.json; the language is the locale's. */
export type Translate = TFunction;

/** A path without prefix, the same in every language or not. */
export type LocalisedPath = string | ((language: Language) => string);

/** What every page loader is given; nothing else is read from outside. */
export type PageContext = {
	locale: SiteLocale;
	paths: Paths;
	/** Scheme and host of the request, for absolute addresses. */
	origin: string;
	/** Search engines may list the pages of this instance. */
	isIndexed: boolean;
	/** The page's own address: path without prefix, and query. */
	path: string;
	search: URLSearchParams;
	/** When the page was asked for; loaders read no clock. */
	now: Date;
	catalogue: CataloguePort;
	/** Lists and searches, by the provider of the site. */
	finder: SearchPort;
	content: ContentPort;
	stores: StorePort;
	categories: CategoryIndex;
	prices: { rules: PriceRules; type: PriceType };
	/** IANA; days of the country's shoppers begin and end by it. */
	timeZone: string;
	/** Promises of delivery to the country. */
	deliveries: Deliveries;
	t: Translate;
	shell: ShellView;
	/** Every country with its languages, as the landing page offers them. */
	countries: CountryOptionView[];
	/** An optional part failed to load: the page is cached only briefly. */
	isPartial: boolean;
	/** Tells those who look after the shop, at most once a minute for each title; `source` says where. `details` gets whose request it was. */
	report(title: string, source: string, details: (viewer: Viewer) => object): void;
	/** Tells those who build the shop, once and in development only, what editors have asked for and it does not have (content-2). */
	missing(title: string, source: string): void;
	/** Tells editors of a link that is not shown because its page is gone (content-7). */
	deadLink(link: ContentLink): void;
	/** Resolves the links of merchants; links of the content service state their targets. */
	withTargets(links: readonly ContentLink[]): Promise<ContentLink[]>;
	/** Every locale of every site, for hreflang. */
	alternatesOf(path: LocalisedPath): HeadView["alternates"];
	settings: SiteSettings;
};
