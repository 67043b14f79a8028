import { languageFor } from "./locale-choice.ts";
import { localeFor } from "./all-locales.ts";
import type { AddressBook, LocaleChoice } from "./resolve-site-locale.ts";
import { addressOf } from "./site-address.ts";
import { hostForCountry } from "./site-config.ts";

/** Where a change of country or language leads (S3 §4.4): the same page in the new locale, or the new country's own host. */
export type LocaleChange = { location: string; remember: LocaleChoice };

/**
 * Null for a country that the shop does not have. A language that the country does not offer becomes its first one.
 * @param origin of the request: "https://shop.example"
 * @param wanted `path` without prefix, with or without query; what leads anywhere else means the home page
 */
export const changeLocale = (book: AddressBook, origin: string, impliedSiteId: string, wanted: { country: string; language: string; path: string }): LocaleChange | null => {
	const country = book.countries.find(({ code }) => code === wanted.country.toUpperCase());
	const language = country && languageFor(country, [wanted.language.toLowerCase()]);
	const locale = country && language && localeFor(book, impliedSiteId, country.code, language);
	if (!country || !language || !locale) return null;
	const remember = { country: country.code, language };
	const [path = "/", query] = wanted.path.split("#", 1)[0]?.split(/\?(.*)/s) ?? [];
	const isLocal = /^\/(?![/\\])/.test(path);
	const url = new URL(origin);
	const host = hostForCountry(book.config, book.instanceType, url.host, country.code);
	const address = isLocal ? addressOf(locale, path, query ? `?${new URLSearchParams(query)}` : "") : addressOf(locale, "/", "");
	if (!host) return { location: address, remember };
	// Cookies do not cross hosts: the new one is told in the address, and remembers by itself.
	return { location: `${url.protocol}//${host}/?country=${country.code}&language=${language}`, remember };
};
