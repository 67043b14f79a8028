import type { Language, SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceRules, PriceType } from "@vetrina/shop-rules/price/price.ts";
import type { TFunction } from "i18next";
import type { HeadView, PageBody } from "../../../shared/contracts/page.ts";
import type {
	CountryOptionView,
	FramedImageView,
	ImageView,
	LinkView,
	ShellView,
} from "../../../shared/contracts/views.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import type { FramedImage } from "../../../shared/domain/catalogue/catalogue.ts";
import type { CategoryIndex } from "../../../shared/domain/catalogue/categories.ts";
import type { ContentLink } from "../../../shared/domain/content/content.ts";
import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import { FRAME_MEDIA } from "../../../shared/domain/media/images.ts";
import type { PagePolicy } from "../../cache/policies.ts";
import type { CataloguePort } from "../../platform/commerce/catalogue/catalogue.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import type { StorePort } from "../../platform/commerce/stores/stores.ts";
import type { Deliveries } from "../../platform/config.ts";
import type { ContentPort } from "../../platform/content/content.ts";
import type { SearchPort } from "../../platform/search/search-port.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Drafts } from "../cookies/drafts.ts";
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

export type LoadedPage = PageBody & {
	status: number;
	head: Omit<HeadView, "title"> & { title: string };
	/** An entry of the manifest (cache-1). */
	cache: PagePolicy;
	/** Whose frames and forms this page alone may show: a payment processor (checkout-3). */
	processor?: string;
	/** Addresses of the scripts of others that this page may load besides what every page may (security-1). */
	scripts?: readonly string[];
};

/**
 * A page, or where the shopper has to go instead (path of our own, built by the path builder;
 * as a document the address of a provider, too). */
export type LoadResult = { page: LoadedPage } | { redirect: string; status: 301 | 302; document?: true };

type Loaded = Promise<LoadResult | null>;
/** Loads what everybody sees; null where there is no such page. `data`: what the platform's action names (pid, cgid, slug). */
export type LoadShared = (cx: PageContext, data: Readonly<Record<string, string>>) => Loaded;
/** One shopper, as private pages and forms know them. */
export type PageVisitor = ShopperPorts & {
	/** What was typed into forms that were refused. */
	drafts: Drafts;
	/** How this browser signed in last, where the shopper lets the shop use it (identity-80). */
	lastSignIn?: SignInWay;
	/** The anti-forgery token of this browser, for the field `csrf` of forms (identity-6). */
	formToken(): Promise<string>;
	/** Whether a form's field has the token of the browser that sends it. */
	isOwnToken(token: string): Promise<boolean>;
};
/** Loads what one shopper sees. */
export type LoadPrivate = (cx: PageContext, visitor: PageVisitor) => Loaded;

/** The parts of a head that most pages share. */
export const headOf = (
	cx: PageContext,
	part: {
		title: string;
		description?: string;
		/** Path without prefix, with the query that belongs to it; absent on pages that must not be indexed. */
		canonical?: string;
		/** Where the page is in other languages, if not at the canonical path. */
		alternates?: LocalisedPath;
		robots?: string;
		image?: ImageView;
		jsonLd?: object[];
		preloadImages?: HeadView["preloadImages"];
		type?: string;
	},
): HeadView => {
	const canonical = part.canonical === undefined ? undefined : cx.origin + cx.paths.page(part.canonical);
	const title = part.title === cx.shell.siteName ? part.title : `${part.title} | ${cx.shell.siteName}`;
	return {
		title,
		description: part.description,
		robots: part.robots,
		canonical,
		alternates:
			part.canonical === undefined || part.robots ? [] : cx.alternatesOf(part.alternates ?? part.canonical),
		openGraph: {
			"og:title": title,
			"og:type": part.type ?? "website",
			"og:site_name": cx.shell.siteName,
			"og:locale": `${cx.locale.language}_${cx.locale.country}`,
			...(canonical ? { "og:url": canonical } : {}),
			...(part.description ? { "og:description": part.description } : {}),
			...(part.image ? { "og:image": new URL(part.image.src, cx.origin).href } : {}),
		},
		jsonLd: part.jsonLd ?? [],
		preloadImages: part.preloadImages,
	};
};

const PORTRAIT = { width: 1200, height: 1600 };
const LANDSCAPE = { width: 1600, height: 1000 };

/** A composition of the house in both croppings. */
export const framedImage = ({ portrait, landscape }: FramedImage, alt: string): FramedImageView => ({
	portrait: { src: portrait, alt, ...PORTRAIT },
	landscape: landscapeImage({ landscape }, alt),
});

/** Only its wide cropping. */
export const landscapeImage = ({ landscape }: Pick<FramedImage, "landscape">, alt: string): ImageView => ({
	src: landscape,
	alt,
	...LANDSCAPE,
});

/** Only the cropping that will be shown is fetched ahead. */
export const framedPreload = (
	{ portrait, landscape }: FramedImageView,
	sizes: string,
): NonNullable<HeadView["preloadImages"]> => [
	{ ...portrait, sizes, media: FRAME_MEDIA.portrait },
	{ ...landscape, sizes, media: FRAME_MEDIA.landscape },
];

/** schema.org BreadcrumbList of breadcrumbs. */
export const breadcrumbList = (cx: PageContext, breadcrumbs: LinkView[]): object => ({
	"@context": "https://schema.org",
	"@type": "BreadcrumbList",
	itemListElement: breadcrumbs.map(({ label, href }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: label,
		item: cx.origin + href,
	})),
});

/** schema.org WebPage. */
export const webPage = (cx: PageContext, name: string, description?: string): object => ({
	"@context": "https://schema.org",
	"@type": "WebPage",
	name,
	description: description || undefined,
	inLanguage: `${cx.locale.language}-${cx.locale.country}`,
});
