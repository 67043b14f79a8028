import { isLanguage, type Language, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { localPath } from "../addresses/paths.ts";
import { languageFor } from "./locale-choice.ts";
import { isUnsafePath, type ReadAddress, readAddress, readSiteLocale, writeAddress } from "./site-address.ts";
import {
	type AddressCountry,
	type ConfigurationError,
	configurationError,
	countryOfHost,
	type InstanceTypeName,
	type Site,
	type SiteConfig,
	siteById,
	siteByName,
	siteConfigError,
	siteIdOfCountry,
} from "./site-config.ts";

export type AddressRequest = {
	host: string;
	path: string;
	search: string;
	remembered: { country?: string; language?: string };
	isBot: boolean;
	country?: string;
	acceptedLanguages: readonly Language[];
};

export type AddressBook = {
	config: SiteConfig;
	countries: readonly AddressCountry[];
	instanceType: InstanceTypeName;
};
export type LocaleChoice = { country: string; language: Language };

export type Resolution =
	/**
	 * `path` is without prefix and starts with "/"; `search` omits site and locale. `shared`: the address means the same to every client,
	 * so that caches may keep the response.
	 */
	| { kind: "localised"; locale: SiteLocale; path: string; search: string; shared: boolean }
	| { kind: "redirect"; status: 301 | 302; location: string; shared: boolean; remember?: LocaleChoice }
	| { kind: "landing"; locale: SiteLocale; search: string }
	| { kind: "not-found"; locale: SiteLocale; path: string }
	| { kind: "error"; error: ConfigurationError };

type Chosen = { country: AddressCountry; language: Language };

const countryByCode = (book: AddressBook, code: string | undefined): AddressCountry | undefined => {
	const wanted = code?.toUpperCase();
	return wanted === undefined ? undefined : book.countries.find((country) => country.code === wanted);
};

const listCountriesOfSite = (book: AddressBook, site: Site): AddressCountry[] =>
	book.countries.filter((country) => siteIdOfCountry(book.config, country) === site.id);

const chooseDefault = (
	book: AddressBook,
	site: Site,
	hostCountry: AddressCountry | undefined,
): Chosen | undefined => {
	if (hostCountry && siteIdOfCountry(book.config, hostCountry) === site.id) {
		const language = hostCountry.languages[0];
		return language && { country: hostCountry, language };
	}
	const isOfSite = (one: AddressCountry): boolean => siteIdOfCountry(book.config, one) === site.id;
	const country =
		book.countries.find((one) => one.code === site.defaultCountry && isOfSite(one)) ??
		book.countries.find(isOfSite);
	const language = country && languageFor(country, [site.defaultLanguage]);
	return country && language && { country, language };
};

const chosenFor = (
	book: AddressBook,
	request: AddressRequest,
	fallback: Chosen,
	hostCountry: AddressCountry | undefined,
	site?: Site,
): Chosen => {
	const belongs = (country: AddressCountry | undefined) =>
		country && (!site || siteIdOfCountry(book.config, country) === site.id) ? country : undefined;
	const remembered = belongs(countryByCode(book, request.remembered.country));
	const country =
		remembered ?? belongs(hostCountry) ?? belongs(countryByCode(book, request.country)) ?? fallback.country;
	const wanted = [
		request.remembered.language,
		...request.acceptedLanguages,
		country === fallback.country ? fallback.language : undefined,
	];
	return { country, language: languageFor(country, wanted) ?? fallback.language };
};

/** For "fr" alone, the country is the shopper's if it offers the language, else the first that does (locale-4). */
const inferCountry = (
	book: AddressBook,
	language: Language,
	preferred: AddressCountry[],
	site: Site,
): AddressCountry | undefined =>
	[...preferred, ...listCountriesOfSite(book, site), ...book.countries].find((country) =>
		country.languages.includes(language),
	);

const nearest = (book: AddressBook, read: ReadAddress, fallback: Chosen): Chosen => {
	const country = countryByCode(book, read.country);
	if (!country)
		return read.language && fallback.country.languages.includes(read.language as Language)
			? { ...fallback, language: read.language as Language }
			: fallback;
	return { country, language: languageFor(country, [read.language]) ?? fallback.language };
};

/** Drops site and locale of the query if the path contradicts them (locale-17). */
const heedPath = (read: ReadAddress, book: AddressBook): ReadAddress => {
	if (read.siteFrom === read.localeFrom || !read.siteFrom || !read.localeFrom) return read;
	const site = siteByName(book.config, read.site ?? "");
	const { country: _country, language: _language, site: _site, ...path } = read;
	const withoutQuery: ReadAddress =
		read.siteFrom === "path"
			? { ...path, site: read.site, isDefault: false, isHandover: false }
			: { ...path, language: read.language };
	if (!site) return read.siteFrom === "path" ? read : withoutQuery;
	if (read.isDefault) return read;
	const country = countryByCode(book, read.country);
	const agrees = read.country
		? !country || siteIdOfCountry(book.config, country) === site.id
		: listCountriesOfSite(book, site).some(({ languages }) => languages.some((one) => one === read.language));
	return agrees ? read : withoutQuery;
};

/** Never throws, and never redirects to another origin (locale-1, locale-2). */
export const resolveSiteLocale = (request: AddressRequest, book: AddressBook): Resolution => {
	const wrong = siteConfigError(book.config, book.instanceType);
	if (wrong) return { kind: "error", error: wrong };
	if (request.host === "" || request.path === "")
		return { kind: "error", error: configurationError("url-required") };

	const { config } = book;
	const hostCountry = countryByCode(book, countryOfHost(config, book.instanceType, request.host));
	const impliedSite =
		siteById(config, hostCountry ? siteIdOfCountry(config, hostCountry) : config.defaultSite) ??
		siteById(config, config.defaultSite);
	const impliedDefault = impliedSite && chooseDefault(book, impliedSite, hostCountry);
	if (!impliedSite || !impliedDefault)
		return { kind: "error", error: configurationError("no-matching-default-site") };

	const toLocale = ({ country, language }: Chosen) =>
		readSiteLocale({
			config,
			siteId: siteIdOfCountry(config, country),
			country,
			language,
			impliedSiteId: impliedSite.id,
			hiddenDefault: defaultFor(country),
		});
	const defaultFor = (country: AddressCountry): LocaleChoice | undefined => {
		const site = siteById(config, siteIdOfCountry(config, country));
		const chosen = site && chooseDefault(book, site, hostCountry);
		return chosen && { country: chosen.country.code, language: chosen.language };
	};
	const notFound = (chosen: Chosen, path: string): Resolution => ({
		kind: "not-found",
		locale: toLocale(chosen),
		path,
	});

	if (isUnsafePath(request.path)) return notFound(impliedDefault, "/");
	const read = heedPath(readAddress(request.path, request.search), book);
	const named = read.site === undefined ? undefined : siteByName(config, read.site);
	if (read.site !== undefined && !named) return notFound(nearest(book, read, impliedDefault), read.path);
	const site = named ?? impliedSite;
	const siteDefault = named ? chooseDefault(book, named, hostCountry) : impliedDefault;
	if (!siteDefault) return notFound(impliedDefault, read.path);

	const redirect = (
		chosen: Chosen,
		options: { shared: boolean; status?: 301 | 302; remember?: boolean },
	): Resolution => ({
		kind: "redirect",
		status: options.status ?? 301,
		location: writeAddress(toLocale(chosen), read.path, read.search),
		shared: options.shared,
		remember: options.remember ? { country: chosen.country.code, language: chosen.language } : undefined,
	});
	const serve = (chosen: Chosen, shared: boolean): Resolution => ({
		kind: "localised",
		locale: toLocale(chosen),
		path: localPath(read.path),
		search: read.search,
		shared,
	});
	const serveOrMove = (chosen: Chosen, shared: boolean): Resolution => {
		const address = writeAddress(toLocale(chosen), read.path, read.search);
		const same = address === request.path + request.search || address === `${request.path}/${request.search}`;
		return same ? serve(chosen, shared) : redirect(chosen, { shared });
	};

	if (read.isDefault)
		return config.url.locale === "none" ? serve(siteDefault, true) : serveOrMove(siteDefault, true);

	if (read.country !== undefined || read.language !== undefined) {
		const country = countryByCode(book, read.country);
		const language = read.language?.toLowerCase();
		if (read.country !== undefined) {
			const offered = country && language && isLanguage(language) && country.languages.includes(language);
			const foreign = named && country && siteIdOfCountry(config, country) !== named.id;
			if (!offered || foreign) return notFound(nearest(book, read, siteDefault), read.path);
			// A choice that addresses do not show must be stored instead.
			if (config.url.locale === "none" || read.isHandover)
				return redirect({ country, language }, { shared: false, status: 302, remember: true });
			return serveOrMove({ country, language }, true);
		}
		if (!language || !isLanguage(language)) return notFound(siteDefault, read.path);
		const own = chosenFor(book, request, siteDefault, hostCountry, named);
		const inferred = inferCountry(
			book,
			language,
			request.isBot ? [siteDefault.country] : [own.country],
			site,
		);
		if (!inferred || (named && siteIdOfCountry(config, inferred) !== named.id))
			return notFound(siteDefault, read.path);
		const chosen = { country: inferred, language };
		return request.isBot
			? serve(chosen, false)
			: redirect(chosen, { shared: false, remember: config.url.locale === "none" });
	}

	const own = chosenFor(book, request, siteDefault, hostCountry, named);
	const hidesDefault = config.url.locale === "none" || !config.url.showDefaults;
	// The landing page (locale-14).
	if (read.path === "/" && !named && !hidesDefault) {
		const remembered = countryByCode(book, request.remembered.country);
		return remembered && !request.isBot
			? redirect(own, { shared: false, status: 302 })
			: { kind: "landing", locale: toLocale(own), search: read.search };
	}
	if (config.url.locale === "none") return serveOrMove(request.isBot ? siteDefault : own, false);
	if (hidesDefault) return serveOrMove(siteDefault, true);
	// Missing files are not pages of any locale.
	if (/\.(?!html$)\w{1,8}$/i.test(read.path)) return notFound(siteDefault, read.path);
	// Crawlers get the page where shoppers are redirected to their locale (locale-12).
	return request.isBot ? serve(siteDefault, false) : redirect(own, { shared: false });
};
