import { isLanguage, type Language, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { localPath } from "../addresses/paths.ts";
import { type AddressCountry, type SiteConfig, siteById } from "./site-config.ts";

/** How site and locale are written into an address and read from it; what they mean is resolve-site-locale's. */

export type ReadAddress = {
	/** The alias or id as written. */
	site?: string;
	/** The part of the address that names the site, and the locale or "default"; the path comes first (locale-17). */
	siteFrom?: "path" | "query";
	localeFrom?: "path" | "query";
	country?: string;
	language?: string;
	/** The address says "default". */
	isDefault: boolean;
	/** Country and language came from another host of the shop (locale-6). */
	isHandover: boolean;
	/** The path after site and locale; starts with "/". */
	path: string;
	/** The query after removal of the site's and locale's parameters, heeded or not. */
	search: string;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept out
const UNSAFE = /^[^/]|^\/\/|\\|[\u0000-\u0020\u007f]|%(?:00|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Paths that could be read as another origin or another path by someone down the line. */
export const isUnsafePath = (path: string): boolean => UNSAFE.test(path) || !path.isWellFormed();

const LOCALE = /^([a-z]{2})(?:-([a-z]{2}))?$/i;

const readLocale = (segment: string): Pick<ReadAddress, "country" | "language"> | "default" | null => {
	if (/^default$/i.test(segment)) return "default";
	const match = LOCALE.exec(segment);
	// Languages may stand alone; other two letters are a path like any other.
	if (!match?.[1] || (match[2] === undefined && !isLanguage(match[1].toLowerCase()))) return null;
	return match[2] === undefined
		? { language: match[1].toLowerCase() }
		: { language: match[1].toLowerCase(), country: match[2].toUpperCase() };
};

/** Takes parameters out of a query and leaves the rest as it was written. */
const takeParameters = (
	search: string,
	names: readonly string[],
): { parameters: Record<string, string>; search: string } => {
	const parameters: Record<string, string> = {};
	if (search === "") return { parameters, search };
	const parts = search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => {
			const name = part.split("=", 1)[0] ?? "";
			if (!names.includes(name)) return part !== "";
			// The first of repeated parameters counts.
			parameters[name] ??= part.slice(name.length + 1);
			return false;
		});
	// A query that has none of them is not tidied up.
	if (Object.keys(parameters).length === 0) return { parameters, search };
	return { parameters, search: parts.length === 0 ? "" : `?${parts.join("&")}` };
};

/** Reads "/s/{site}", then "xx-yy", "xx" or "default"; what the path doesn't name may be in the query (locale-1). */
export const readAddress = (path: string, search: string): ReadAddress => {
	const segments = path.split("/").slice(1);
	const parsedAddress: ReadAddress = { isDefault: false, isHandover: false, path: "/", search };
	if (segments[0]?.toLowerCase() === "s" && segments[1]) {
		parsedAddress.site = segments.splice(0, 2)[1];
		parsedAddress.siteFrom = "path";
	}
	let locale = readLocale(segments[0] ?? "");
	if (locale) {
		segments.shift();
		parsedAddress.localeFrom = "path";
	}
	parsedAddress.path = `/${segments.join("/")}`;

	const siteParameters = takeParameters(search, ["site", "locale"]);
	const handover = takeParameters(siteParameters.search, ["country", "language"]);
	const { country = "", language = "" } = handover.parameters;
	const isHandover = /^[a-z]{2}$/i.test(country) && /^[a-z]{2}$/i.test(language);
	parsedAddress.search = isHandover ? handover.search : siteParameters.search;
	// A country belongs to one site: a path that names it says the site as well.
	const hasCountry = locale !== null && locale !== "default" && locale.country !== undefined;
	if (siteParameters.parameters.site && !parsedAddress.siteFrom && !hasCountry) {
		parsedAddress.site = siteParameters.parameters.site;
		parsedAddress.siteFrom = "query";
	}
	if (!locale && siteParameters.parameters.locale) {
		locale = readLocale(siteParameters.parameters.locale) ?? { language: "??", country: "??" };
		parsedAddress.localeFrom = "query";
	}
	if (!locale && isHandover) {
		locale = { country: country.toUpperCase(), language: language.toLowerCase() };
		parsedAddress.isHandover = true;
		parsedAddress.localeFrom = "query";
	}
	if (locale === "default") parsedAddress.isDefault = true;
	else if (locale) Object.assign(parsedAddress, locale);
	return parsedAddress;
};

/** Builds the one value that says where a page is, with what addresses show of it (locale-1). */
export const readSiteLocale = (spec: {
	config: SiteConfig;
	siteId: string;
	country: AddressCountry;
	language: Language;
	/** The site that an address without site means on this host. */
	impliedSiteId: string;
	/** The site's default locale, left out of addresses unless showDefaults. */
	hiddenDefault?: { country: string; language: Language };
}): SiteLocale => {
	const { config, siteId, country, language, hiddenDefault } = spec;
	const { url } = config;
	const showsSite = url.site !== "none" && (url.showDefaults || siteId !== spec.impliedSiteId);
	const isDefault = hiddenDefault?.country === country.code && hiddenDefault.language === language;
	// If the address names no site, the implied site's default alone can go unnamed.
	const isImplied = url.site !== "none" || siteId === spec.impliedSiteId;
	const showsLocale = url.locale !== "none" && (url.showDefaults || !isDefault || !isImplied);
	const alias = siteById(config, siteId)?.alias ?? siteId;
	const code = `${language}-${country.code.toLowerCase()}`;
	const prefix =
		(showsSite && url.site === "path" ? `/s/${alias}` : "") +
		(showsLocale && url.locale === "path" ? `/${code}` : "");
	const parameters: [string, string][] = [];
	if (showsSite && url.site === "query") parameters.push(["site", alias]);
	if (showsLocale && url.locale === "query") parameters.push(["locale", code]);
	return {
		siteId,
		country: country.code,
		language,
		currency: country.currency,
		prefix,
		parameters: parameters.length > 0 ? parameters : undefined,
	};
};

/** The address of a path in a locale; keeps the query as it was written. */
export const writeAddress = (
	locale: Pick<SiteLocale, "prefix" | "parameters">,
	path: string,
	search: string,
): string => {
	const local = localPath(path);
	const localeQuery = (locale.parameters ?? []).map(([name, value]) => `${name}=${value}`).join("&");
	const query = [localeQuery, search.replace(/^\?/, "")].filter((part) => part !== "").join("&");
	return (local === "/" ? `${locale.prefix}/` : locale.prefix + local) + (query === "" ? "" : `?${query}`);
};

/**
 * An address for another host of the shop, which has none of this one's cookies: without prefix, country and language in the query
 * (locale-6). `address` is one of the locale's own.
 */
export const handoverAddress = ({ country, language }: SiteLocale, address: string): string => {
	const [pathname = "", query] = address.split(/\?(.*)/s);
	const { path, search } = readAddress(pathname, query ? `?${query}` : "");
	return (
		localPath(path) + [`?country=${country}&language=${language}`, search.slice(1)].filter(Boolean).join("&")
	);
};
