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

/** Translates a key of `locales/` to the locale's language. */
export type Translate = TFunction;

/** A path without prefix; a function if the path differs by language. */
export type LocalisedPath = string | ((language: Language) => string);

/** The complete input of every page loader. */
export type PageContext = {
	locale: SiteLocale;
	paths: Paths;
	/** Scheme and host of the request, for absolute addresses. */
	origin: string;
	/** True if search engines may index this instance. */
	isIndexed: boolean;
	/** Path without prefix, and query, of the page's address. */
	path: string;
	search: URLSearchParams;
	/** The time of the request; loaders must not read the clock. */
	now: Date;
	catalogue: CataloguePort;
	/** Search of the provider that the site uses. */
	finder: SearchPort;
	content: ContentPort;
	stores: StorePort;
	categories: CategoryIndex;
	prices: { rules: PriceRules; type: PriceType };
	/** IANA; days of the country's shoppers begin and end by it. */
	timeZone: string;
	deliveries: Deliveries;
	t: Translate;
	shell: ShellView;
	/** All countries with their languages, for the landing page. */
	countries: CountryOptionView[];
	/** An optional part failed to load, so the page is cached only briefly. */
	isPartial: boolean;
	/** Reports a fault to the shop's operators, at most once a minute per title; `source` names the module. `details` receives the viewer. */
	report(title: string, source: string, details: (viewer: Viewer) => object): void;
	/** Reports to developers, once and in development only, that editors use something which the shop does not support (content-2). */
	missing(title: string, source: string): void;
	/** Reports to editors a link that is hidden because its page no longer exists (content-7). */
	deadLink(link: ContentLink): void;
	/** Resolves links by merchants; links of the content service already have targets. */
	withTargets(links: readonly ContentLink[]): Promise<ContentLink[]>;
	/** Returns the path in all locales of all sites, for hreflang. */
	alternatesOf(path: LocalisedPath): HeadView["alternates"];
	settings: SiteSettings;
};
