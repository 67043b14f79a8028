import { type Language, languages } from "../../commerce/languages.ts";
import { type Country, type Currency, countries, type SiteId } from "./countries.ts";

/** The demo's four sites, seven languages and fixed exchange rates. */

export type Site = {
	id: SiteId;
	/** Short name in addresses (`/s/eu/`). */
	alias: string;
	name: Record<Language, string>;
	defaultCountry: string;
	defaultLanguage: Language;
	countries: readonly Country[];
};

const site = (
	id: SiteId,
	defaultCountry: string,
	defaultLanguage: Language,
	name: Record<Language, string>,
): Site => ({
	id,
	alias: id.replace("vetrina-", ""),
	name,
	defaultCountry,
	defaultLanguage,
	countries: countries.filter((country) => country.siteId === id),
});

export const sites: readonly Site[] = [
	site("vetrina-eu", "IT", "en", {
		ar: "أوروبا",
		de: "Europa",
		en: "Europe",
		fr: "Europe",
		ja: "ヨーロッパ",
		ko: "유럽",
		zh: "欧洲",
	}),
	site("vetrina-us", "US", "en", {
		ar: "الأمريكتان",
		de: "Amerika",
		en: "Americas",
		fr: "Amériques",
		ja: "南北アメリカ",
		ko: "아메리카",
		zh: "美洲",
	}),
	site("vetrina-me", "AE", "en", {
		ar: "الشرق الأوسط",
		de: "Naher Osten",
		en: "Middle East",
		fr: "Moyen-Orient",
		ja: "中東",
		ko: "중동",
		zh: "中东",
	}),
	site("vetrina-ap", "JP", "ja", {
		ar: "آسيا والمحيط الهادئ",
		de: "Asien-Pazifik",
		en: "Asia-Pacific",
		fr: "Asie-Pacifique",
		ja: "アジア太平洋",
		ko: "아시아 태평양",
		zh: "亚太地区",
	}),
];

type LanguageSetting = { code: Language; nativeName: string; direction: "ltr" | "rtl" };

const nativeNames: Record<Language, string> = {
	ar: "العربية",
	de: "Deutsch",
	en: "English",
	fr: "Français",
	ja: "日本語",
	ko: "한국어",
	zh: "中文",
};

export const languageSettings: readonly LanguageSetting[] = languages.map((code) => ({
	code,
	nativeName: nativeNames[code],
	direction: code === "ar" ? "rtl" : "ltr",
}));

/** How much one euro is in each currency: fixed, so that tests and screenshots do not change. */
const perEuro: Record<Currency, number> = {
	EUR: 1,
	GBP: 0.86,
	CHF: 0.94,
	SEK: 11.2,
	USD: 1.1,
	CAD: 1.5,
	AED: 4.04,
	SAR: 4.13,
	KWD: 0.338,
	JPY: 164,
	KRW: 1510,
	CNY: 7.85,
	HKD: 8.58,
	SGD: 1.46,
	AUD: 1.66,
};

/** Units of `to` for one unit of `from`. */
export const conversionRate = (from: Currency, to: Currency): number => perEuro[to] / perEuro[from];

export const siteById = (id: string): Site | undefined => sites.find((one) => one.id === id);
export const countryByCode = (code: string): Country | undefined =>
	countries.find((one) => one.code === code);

/** The site's country that a locale (`en-IT`) names, else the one that the site has for shoppers of whom it knows nothing. */
export function countryOfLocale(
	{ id, countries: own, defaultCountry }: Site,
	locale: string | undefined,
): Country {
	const named = locale?.split(/[-_]/)[1]?.toUpperCase();
	const country =
		own.find(({ code }) => code === named) ?? own.find(({ code }) => code === defaultCountry) ?? own[0];
	if (!country) throw new Error(`${id} sells to no country`);
	return country;
}
