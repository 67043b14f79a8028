import { type ListState, listStateParams } from "./list-state.ts";
import type { SiteLocale } from "./site-locale.ts";

/** Every address of the product is made here; no other code concatenates one (DESIGN §2). */

/** A path inside the shop from what a platform or a form gave: one leading slash, no dot segments, no origin, safely encoded. */
export const localPath = (path: string): string => {
	const segments = (path.split(/[?#]/, 1)[0] ?? "").replaceAll("\\", "/").split("/");
	const kept = segments.filter((segment) => segment !== "" && !/^(\.|%2e){1,2}$/i.test(segment));
	return `/${kept.map(encodeSegment).join("/")}`;
};

const encodeSegment = (segment: string): string =>
	// What is already encoded stays; a lone % and all that a path may not carry raw is encoded.
	encodeURIComponent(segment.toWellFormed())
		.replace(/%25([0-9A-Fa-f]{2})/g, "%$1")
		.replace(/%(2B|2C|3A|3B|3D|40|24|26)/g, (code) => decodeURIComponent(code));

const withQuery = (path: string, params: URLSearchParams): string => {
	const query = params.toString();
	return query === "" ? path : `${path}?${query}`;
};

export type Paths = ReturnType<typeof createPaths>;

/** The paths of one locale; `prefix` is "/en-it", "/s/eu/en-it" or "". */
export const createPaths = ({ prefix }: Pick<SiteLocale, "prefix">) => ({
	home: (): string => `${prefix}/`,
	/** `url` as the platform gives it: "/women/dresses". */
	category: (url: string, state?: ListState): string =>
		state ? withQuery(prefix + localPath(url), listStateParams(state)) : prefix + localPath(url),
	search: (state?: ListState): string => (state ? withQuery(`${prefix}/search`, listStateParams(state)) : `${prefix}/search`),
	/** `slugUrl` as the platform gives it: "/silk-dress-VT1001-red.html". */
	product: (slugUrl: string): string => prefix + localPath(slugUrl),
	content: (slug: string): string => prefix + localPath(slug),
	cart: (): string => `${prefix}/cart`,
	preferences: (): string => `${prefix}/preferences`,
	/** Any page of this locale by its path without prefix; keeps the query. */
	page: (path: string): string => {
		const query = path.indexOf("?");
		const local = localPath(path);
		const address = local === "/" ? `${prefix}/` : prefix + local;
		return query < 0 ? address : address + withQuery("", new URLSearchParams(path.slice(query + 1).split("#", 1)[0]));
	},
	/** The shopper API of this locale: "/api/en-it/basket"; the base without an argument. */
	api: (path = ""): string => `/api${prefix}${path === "" ? "" : localPath(path)}`,
});

/** Addresses outside of any locale. */
export const landingPath = "/";
export const robotsPath = "/robots.txt";
/** The sitemap index of a site: "/sitemap-eu.xml"; a locale's page: "/sitemap-eu-en-it-1.xml". */
export const sitemapPath = (siteAlias: string): string => `/sitemap-${siteAlias}.xml`;
export const localeSitemapPath = (siteAlias: string, localeSegment: string, page: number): string =>
	`/sitemap-${siteAlias}-${localeSegment}-${page}.xml`;

const PAGE_DATA = "/_page";

/** Where the same page comes as JSON (own address, so that no cache or back button mixes the two up). */
export const pageDataPath = (path: string): string => PAGE_DATA + path;

/** The page that a JSON address stands for; null for any other path. */
export const pageOfDataPath = (path: string): string | null => (path.startsWith(`${PAGE_DATA}/`) ? path.slice(PAGE_DATA.length) : null);
