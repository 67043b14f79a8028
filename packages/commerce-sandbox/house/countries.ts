import type { NamedCountry } from "@vetrina/shop-rules/locale/country-names.ts";
import type { PriceRules } from "@vetrina/shop-rules/price/price.ts";
import { findLanguage, type Language, type LanguageCode } from "../languages.ts";

export type SiteId = string;

export type Currency = string;

/** How prices of a country are written, by the names that the controller `Countries-GetAll` has for them (price-4). */
export type CountryPrices = {
	currencySymbol: string;
	localeSettings: { priceLong: PriceFormat; priceShort: PriceFormat };
};

export type PriceFormat = {
	thousandSeparator: string;
	decimalSeparator: string;
	currencyFirst: boolean;
	spacing: string;
	decimals: 0 | 2 | 3;
};

export type Country = NamedCountry &
	CountryPrices & {
		code: string;
		siteId: SiteId;
		currency: Currency;
		/** Languages in which the country writes prices in another way. */
		pricesIn?: Readonly<Partial<Record<Language, CountryPrices>>>;
		languages: readonly [Language, ...Language[]];
		timeZone: string;
		/** Whether prices contain taxes, where the country differs from its site. */
		taxation?: "gross" | "net";
		hreflangs: string[];
	};

export type CurrencySetting = {
	code: Currency;
	decimals: 0 | 2 | 3;
	perEuro: number;
};

export const pricesIn = (country: Country, code: LanguageCode): CountryPrices =>
	country.pricesIn?.[findLanguage(code)] ?? country;

export const priceRulesIn = (country: Country, code: LanguageCode): PriceRules => {
	const { currencySymbol, localeSettings } = pricesIn(country, code);
	return {
		currency: country.currency,
		symbol: currencySymbol,
		long: localeSettings.priceLong,
		short: localeSettings.priceShort,
	};
};
