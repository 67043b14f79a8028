import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type FixedRouteName, ROUTES } from "../../../pages/routes.ts";
import { type ListState, listStateQuery } from "../list/list-state.ts";
import type { FilmProvider } from "../media/films.ts";
import type { NotifyPageType } from "../product/notify-me.ts";
import { frameName, type MapFrame } from "../stores/store-map.ts";

const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+$/;

/** Returns a path inside the shop from untrusted text: with one leading slash, no dot segments, no origin, and safely encoded. */
export const localPath = (path: string): string => {
	if (PLAIN_PATH.test(path)) return path;
	const segments = (path.split(/[?#]/, 1)[0] ?? "").replaceAll("\\", "/").split("/");
	const keptSegments = segments.filter((segment) => segment !== "" && !/^(\.|%2e){1,2}$/i.test(segment));
	return `/${keptSegments.map(encodeSegment).join("/")}`;
};

const encodeSegment = (segment: string): string =>
	encodeURIComponent(segment.toWellFormed())
		.replace(/%25([0-9A-Fa-f]{2})/g, "%$1")
		.replace(/%(2B|2C|3A|3B|3D|40|24|26)/g, (code) => decodeURIComponent(code));

const withQuery = (path: string, ...queries: string[]): string => {
	const query = queries.filter((part) => part !== "").join("&");
	return query === "" ? path : `${path}?${query}`;
};

export const signInForProduct = (href: string, wishlistProductId: string | undefined): string =>
	wishlistProductId === undefined ? href : `${href}&${new URLSearchParams({ wishlistProductId }).toString()}`;

export type Paths = ReturnType<typeof createPaths>;

/**
 * Creates the functions that build a locale's addresses. `prefix` is "/en-it", "/s/eu/en-it" or ""; sites that name locales in the query
 * have `parameters` instead.
 */
export const createPaths = ({ prefix, parameters = [] }: Pick<SiteLocale, "prefix" | "parameters">) => {
	const parameterText = parameters.length > 0 ? new URLSearchParams(parameters).toString() : "";
	const address = (path: string, query = ""): string => {
		const local = localPath(path);
		return withQuery(local === "/" ? `${prefix}/` : prefix + local, parameterText, query);
	};
	const at = (route: FixedRouteName, query?: Record<string, string>): string =>
		address(ROUTES[route].path, query && new URLSearchParams(query).toString());
	const api = (path = ""): string => {
		const [site = "", locale = ""] = ["site", "locale"].map(
			(name) => parameters.find(([one]) => one === name)?.[1] ?? "",
		);
		return `/api${site && `/s/${site}`}${locale && `/${locale}`}${prefix}${path === "" ? "" : localPath(path)}`;
	};
	const list = (path: string, state?: ListState): string => address(path, state ? listStateQuery(state) : "");
	return {
		at,
		home: (): string => at("home"),
		category: (url: string, state?: ListState): string => list(url, state),
		search: (state?: ListState): string => list(ROUTES.search.path, state),
		product: (slugUrl: string): string => address(slugUrl),
		customisedProduct: (slugUrl: string, itemId: string): string =>
			address(slugUrl, new URLSearchParams({ customizationPliID: itemId }).toString()),
		content: (slug: string): string => address(slug),
		store: (id: string): string => address(`${ROUTES.stores.path}/${id}`),
		cart: (): string => at("cart"),
		checkout: (query: Record<string, string> = {}): string => at("checkout", query),
		wishlist: (): string => at("wishlist"),
		brands: (): string => at("brands"),
		sitemap: (): string => at("sitemap"),
		newsletter: (): string => at("newsletter"),
		notifyMe: (item?: { productId: string; pageType: NotifyPageType }): string => at("notifyMe", item),
		restriction: (productId: string): string => at("restriction", { productId }),
		sizeGuide: (productId: string): string => at("sizeGuide", { productId }),
		signIn: (): string => at("signIn"),
		preferences: (): string => at("preferences"),
		visitCalendar: (visit: Record<string, string>): string =>
			withQuery(api("/visits/calendar"), new URLSearchParams(visit).toString()),
		page: (path: string): string => {
			const query = path.indexOf("?");
			return query < 0
				? address(path)
				: address(path, new URLSearchParams(path.slice(query + 1).split("#", 1)[0]).toString());
		},
		api,
	};
};

export const mediaPath = ({ realm, catalog }: { realm: string; catalog: string }, mediaId: string): string =>
	`/dw/image/v2/${realm}/on/demandware.static/-/${catalog}/default${localPath(mediaId)}`;

export const MAPS_PATH = "/maps/";
export const mapPath = (frame: MapFrame): string => MAPS_PATH + frameName(frame);

/** Films are requested from the shop's own origin, not from their providers (media-5). */
export const FILM_PATHS = {
	thumbnail: "/proxy/video/thumbnail",
	aspectRatio: "/proxy/video/aspect-ratio",
	vimeoThumbnail: "/proxy/video/vimeo",
	film: "/proxy/video/film",
} as const;

export const createFilmPaths = (film: { provider: FilmProvider; id: string }, key: string) => {
	const address = (path: string, more: Record<string, string> = {}): string =>
		`${path}?${new URLSearchParams({ videoId: film.id, ...(film.provider === "thron" ? { pkey: key } : {}), ...more })}`;
	return {
		film: address(FILM_PATHS.film),
		aspectRatio: address(FILM_PATHS.aspectRatio),
		thumbnail: (width: number, height: number): string => {
			const size = { height: `${height}`, width: `${width}` };
			return film.provider === "vimeo"
				? address(FILM_PATHS.vimeoThumbnail, { ...size, extension: "webp" })
				: address(FILM_PATHS.thumbnail, size);
		},
	};
};

export const landingPath = "/";
export const robotsPath = "/robots.txt";
export const manifestPath = "/manifest.webmanifest";
export const maskableIconPath = "/icons/maskable.svg";
/** iOS requests this file at the root by itself. */
export const appleTouchIconPath = "/apple-touch-icon.png";
export const appIconPath = (pixels: number): string => `/app-icon-${pixels}.png`;
export const maskableAppIconPath = (pixels: number): string => `/app-icon-maskable-${pixels}.png`;
export const applePayDomainPath = "/.well-known/apple-developer-merchantid-domain-association";
export const sitemapPath = (siteAlias: string): string => `/sitemap-${siteAlias}.xml`;
export const localeSitemapPath = (siteAlias: string, localeSegment: string, page: number): string =>
	`/sitemap-${siteAlias}-${localeSegment}-${page}.xml`;

const APP_CODE = /^\/icons\/app\/(id\d{6,12})\.svg$/;

export const appCodePath = (appId: string): string => `/icons/app/${appId}.svg`;

/** Returns the app's id in the App Store, or null. */
export const readAppCodePath = (path: string): string | null => APP_CODE.exec(path)?.[1] ?? null;

const PAYMENT_MARK = /^\/icons\/pay\/([a-z0-9-]{1,40})\.svg$/;

export const paymentMarkPath = (id: string): string => `/icons/pay/${id}.svg`;
export const readPaymentMarkPath = (path: string): string | null => PAYMENT_MARK.exec(path)?.[1] ?? null;
