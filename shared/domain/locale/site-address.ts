import { isLanguage, type Language, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { localPath } from "../addresses/paths.ts";
import { type AddressCountry, type SiteConfig, siteById } from "./site-config.ts";

export type ReadAddress = {
	site?: string;
	siteFrom?: "path" | "query";
	localeFrom?: "path" | "query";
	country?: string;
	language?: string;
	isDefault: boolean;
	isHandover: boolean;
	path: string;
	search: string;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept out
const UNSAFE = /^[^/]|^\/\/|\\|[\u0000-\u0020\u007f]|%(?:00|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Returns true for paths that a proxy or browser could read as another origin or another path. */
export const isUnsafePath = (path: string): boolean => UNSAFE.test(path) || !path.isWellFormed();

const LOCALE = /^([a-z]{2})(?:-([a-z]{2}))?$/i;

const readLocale = (segment: string): Pick<ReadAddress, "country" | "language"> | "default" | null => {
	if (/^default$/i.test(segment)) return "default";
	const match = LOCALE.exec(segment);
	// A language may stand alone; any other two letters are part of an ordinary path.
	if (!match?.[1] || (match[2] === undefined && !isLanguage(match[1].toLowerCase()))) return null;
	return match[2] === undefined
		? { language: match[1].toLowerCase() }
		: { language: match[1].toLowerCase(), country: match[2].toUpperCase() };
};

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
			parameters[name] ??= part.slice(name.length + 1);
			return false;
		});
	if (Object.keys(parameters).length === 0) return { parameters, search };
	return { parameters, search: parts.length === 0 ? "" : `?${parts.join("&")}` };
};

/**
 * Splits an address into site, locale and the rest (locale-1). The path may begin with "/s/{site}", then "xx-yy", "xx" or "default"; parts
 * that the path lacks are read from the query.
 */
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
	// A country belongs to one site, so a path that names a country also decides the site.
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

export const readSiteLocale = (spec: {
	config: SiteConfig;
	siteId: string;
	country: AddressCountry;
	language: Language;
	impliedSiteId: string;
	hiddenDefault?: { country: string; language: Language };
}): SiteLocale => {
	const { config, siteId, country, language, hiddenDefault } = spec;
	const { url } = config;
	const showsSite = url.site !== "none" && (url.showDefaults || siteId !== spec.impliedSiteId);
	const isDefault = hiddenDefault?.country === country.code && hiddenDefault.language === language;
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
 * Returns an address for another host: without the locale prefix, but with `country` and `language` in the query, because the other host
 * cannot read this host's cookies (locale-6).
 */
export const handoverAddress = ({ country, language }: SiteLocale, address: string): string => {
	const [pathname = "", query] = address.split(/\?(.*)/s);
	const { path, search } = readAddress(pathname, query ? `?${query}` : "");
	return (
		localPath(path) + [`?country=${country}&language=${language}`, search.slice(1)].filter(Boolean).join("&")
	);
};
