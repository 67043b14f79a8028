import { nameInMarket } from "@vetrina/shop-rules/locale/country-names.ts";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { isLanguage, LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { readText } from "@vetrina/shop-rules/locale/text.ts";
import type * as z from "zod";
import type { Market } from "../../shared/domain/locale/market.ts";
import { siteById } from "../../shared/domain/locale/site-config.ts";
import { siteConfig } from "../base/sites.ts";
import type { configurationsSchema, countriesSchema, localesSchema } from "./config-schemas.ts";

type Where = { siteId: string; locale: string };

/** Returns the countries of the house as the controller `Countries-GetAll` gives them. Deliveries are known to the platform alone. */
export const listMarketCountries = (
	{ countries }: Market,
	{ locale }: Where,
): z.infer<typeof countriesSchema> => {
	const [language = "en", market] = locale.split("-");
	const asked = isLanguage(language) ? language : "en";
	const code = findTextCode(asked, locale);
	return {
		countries: countries.map(
			({ code: countryCode, name, nameIn = {}, languages, hreflangs, pricesIn, ...country }) => ({
				...country,
				...pricesIn?.[asked],
				countryCode,
				name: readText(nameInMarket({ name, nameIn }, market), code),
				languages: [...languages],
				hreflangs: [...hreflangs],
				deliveries: [],
			}),
		),
	};
};

const readNativeName = (code: Language): string => {
	const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

export const listMarketLocales = (
	{ countries }: Market,
	{ siteId }: Where,
): z.infer<typeof localesSchema> => {
	const spoken = new Set(countries.flatMap(({ languages }) => languages));
	const site = siteById(siteConfig, siteId);
	return {
		defaultLocale: site ? `${site.defaultLanguage}-${site.defaultCountry}` : "",
		languages: LANGUAGES.filter((code) => spoken.has(code)).map((code) => ({
			code,
			nativeName: readNativeName(code),
			direction: readDirection(code),
		})),
		locales: countries
			.filter((country) => country.siteId === siteId)
			.flatMap(({ code, languages }) =>
				languages.map((language) => ({ id: `${language}-${code}`, language, country: code })),
			),
	};
};

export const listMarketSettings = (
	market: Market,
	{ siteId }: Where,
): z.infer<typeof configurationsSchema> => ({ configurations: { ...market.readSettings(siteId) } });
