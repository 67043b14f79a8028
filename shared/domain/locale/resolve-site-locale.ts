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
	rememberedChoice: { country?: string; language?: string };
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
	 * `path` has no locale prefix and begins with "/"; `search` lacks the parameters of site and locale. `isShared`: the response is the
	 * same for every client, so caches may keep it.
	 */
	| { kind: "localised"; locale: SiteLocale; path: string; search: string; isShared: boolean }
	| { kind: "redirect"; status: 301 | 302; location: string; isShared: boolean; remember?: LocaleChoice }
	| { kind: "landing"; locale: SiteLocale; search: string }
	| { kind: "not-found"; locale: SiteLocale; path: string }
	| { kind: "error"; error: ConfigurationError };

type Chosen = { country: AddressCountry; language: Language };

const countryByCode = (book: AddressBook, code: string | undefined): AddressCountry | undefined => {
	const countryCode = code?.toUpperCase();
	return countryCode === undefined
		? undefined
		: book.countries.find((country) => country.code === countryCode);
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
	const rememberedCountry = belongs(countryByCode(book, request.rememberedChoice.country));
	const country =
		rememberedCountry ??
		belongs(hostCountry) ??
		belongs(countryByCode(book, request.country)) ??
		fallback.country;
	const languages = [
		request.rememberedChoice.language,
		...request.acceptedLanguages,
		country === fallback.country ? fallback.language : undefined,
	];
	return { country, language: languageFor(country, languages) ?? fallback.language };
};

/**
 * Returns the country for an address that names a language only: the shopper's if it offers the language, else the first country of the
 * site, else of the house, that does (locale-4).
 */
const inferCountry = (
	book: AddressBook,
	language: Language,
	candidates: AddressCountry[],
	site: Site,
): AddressCountry | undefined =>
	[...candidates, ...listCountriesOfSite(book, site), ...book.countries].find((country) =>
		country.languages.includes(language),
	);

const nearest = (book: AddressBook, parsedAddress: ReadAddress, fallback: Chosen): Chosen => {
	const country = countryByCode(book, parsedAddress.country);
	if (!country)
		return parsedAddress.language && fallback.country.languages.includes(parsedAddress.language as Language)
			? { ...fallback, language: parsedAddress.language as Language }
			: fallback;
	return { country, language: languageFor(country, [parsedAddress.language]) ?? fallback.language };
};

/** Drops the query's site or locale if it disagrees with the path (locale-17). */
const heedPath = (parsedAddress: ReadAddress, book: AddressBook): ReadAddress => {
	if (
		parsedAddress.siteFrom === parsedAddress.localeFrom ||
		!parsedAddress.siteFrom ||
		!parsedAddress.localeFrom
	)
		return parsedAddress;
	const site = siteByName(book.config, parsedAddress.site ?? "");
	const { country: _country, language: _language, site: _site, ...path } = parsedAddress;
	const withoutQuery: ReadAddress =
		parsedAddress.siteFrom === "path"
			? { ...path, site: parsedAddress.site, isDefault: false, isHandover: false }
			: { ...path, language: parsedAddress.language };
	if (!site) return parsedAddress.siteFrom === "path" ? parsedAddress : withoutQuery;
	if (parsedAddress.isDefault) return parsedAddress;
	const country = countryByCode(book, parsedAddress.country);
	const agrees = parsedAddress.country
		? !country || siteIdOfCountry(book.config, country) === site.id
		: listCountriesOfSite(book, site).some(({ languages }) =>
				languages.some((one) => one === parsedAddress.language),
			);
	return agrees ? parsedAddress : withoutQuery;
};

/**
 * Decides whether a request is served, redirected, not found or answered by the choice of countries (locale-1, locale-2). Never throws, and
 * never redirects to another origin.
 */
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
		const choice = site && chooseDefault(book, site, hostCountry);
		return choice && { country: choice.country.code, language: choice.language };
	};
	const notFound = (choice: Chosen, path: string): Resolution => ({
		kind: "not-found",
		locale: toLocale(choice),
		path,
	});

	if (isUnsafePath(request.path)) return notFound(impliedDefault, "/");
	const parsedAddress = heedPath(readAddress(request.path, request.search), book);
	const namedSite = parsedAddress.site === undefined ? undefined : siteByName(config, parsedAddress.site);
	if (parsedAddress.site !== undefined && !namedSite)
		return notFound(nearest(book, parsedAddress, impliedDefault), parsedAddress.path);
	const site = namedSite ?? impliedSite;
	const siteDefault = namedSite ? chooseDefault(book, namedSite, hostCountry) : impliedDefault;
	if (!siteDefault) return notFound(impliedDefault, parsedAddress.path);

	const redirect = (
		choice: Chosen,
		options: { isShared: boolean; status?: 301 | 302; remember?: boolean },
	): Resolution => ({
		kind: "redirect",
		status: options.status ?? 301,
		location: writeAddress(toLocale(choice), parsedAddress.path, parsedAddress.search),
		isShared: options.isShared,
		remember: options.remember ? { country: choice.country.code, language: choice.language } : undefined,
	});
	const serve = (choice: Chosen, isShared: boolean): Resolution => ({
		kind: "localised",
		locale: toLocale(choice),
		path: localPath(parsedAddress.path),
		search: parsedAddress.search,
		isShared,
	});
	const serveOrMove = (choice: Chosen, isShared: boolean): Resolution => {
		const address = writeAddress(toLocale(choice), parsedAddress.path, parsedAddress.search);
		const same = address === request.path + request.search || address === `${request.path}/${request.search}`;
		return same ? serve(choice, isShared) : redirect(choice, { isShared });
	};

	if (parsedAddress.isDefault)
		return config.url.locale === "none" ? serve(siteDefault, true) : serveOrMove(siteDefault, true);

	if (parsedAddress.country !== undefined || parsedAddress.language !== undefined) {
		const country = countryByCode(book, parsedAddress.country);
		const language = parsedAddress.language?.toLowerCase();
		if (parsedAddress.country !== undefined) {
			const isOffered = country && language && isLanguage(language) && country.languages.includes(language);
			const foreign = namedSite && country && siteIdOfCountry(config, country) !== namedSite.id;
			if (!isOffered || foreign)
				return notFound(nearest(book, parsedAddress, siteDefault), parsedAddress.path);
			if (config.url.locale === "none" || parsedAddress.isHandover)
				return redirect({ country, language }, { isShared: false, status: 302, remember: true });
			return serveOrMove({ country, language }, true);
		}
		if (!language || !isLanguage(language)) return notFound(siteDefault, parsedAddress.path);
		const own = chosenFor(book, request, siteDefault, hostCountry, namedSite);
		const inferredCountry = inferCountry(
			book,
			language,
			request.isBot ? [siteDefault.country] : [own.country],
			site,
		);
		if (!inferredCountry || (namedSite && siteIdOfCountry(config, inferredCountry) !== namedSite.id))
			return notFound(siteDefault, parsedAddress.path);
		const choice = { country: inferredCountry, language };
		return request.isBot
			? serve(choice, false)
			: redirect(choice, { isShared: false, remember: config.url.locale === "none" });
	}

	const own = chosenFor(book, request, siteDefault, hostCountry, namedSite);
	const hidesDefault = config.url.locale === "none" || !config.url.showDefaults;
	// The root offers countries and languages; shoppers with a remembered country are redirected (locale-14).
	if (parsedAddress.path === "/" && !namedSite && !hidesDefault) {
		const rememberedCountry = countryByCode(book, request.rememberedChoice.country);
		return rememberedCountry && !request.isBot
			? redirect(own, { isShared: false, status: 302 })
			: { kind: "landing", locale: toLocale(own), search: parsedAddress.search };
	}
	if (config.url.locale === "none") return serveOrMove(request.isBot ? siteDefault : own, false);
	if (hidesDefault) return serveOrMove(siteDefault, true);
	if (/\.(?!html$)\w{1,8}$/i.test(parsedAddress.path)) return notFound(siteDefault, parsedAddress.path);
	// Crawlers get the requested page; shoppers are redirected to their own locale (locale-12).
	return request.isBot ? serve(siteDefault, false) : redirect(own, { isShared: false });
};
