import type { NamedCountry } from "@vetrina/shop-rules/locale/country-names.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceFormat } from "@vetrina/shop-rules/price/price.ts";

/** How prices are written, by the names that the controller `Countries-GetAll` has for them (price-4). */
export type MarketPrices = {
	currencySymbol: string;
	localeSettings: { priceLong: PriceFormat; priceShort: PriceFormat };
};

/** `hreflangs`: language tags of the country's pages. `timeZone`: an IANA name. */
export type MarketCountry = NamedCountry &
	MarketPrices & {
		code: string;
		siteId: string;
		currency: string;
		/** Languages in which the country writes prices in another way. */
		pricesIn?: Readonly<Partial<Record<Language, MarketPrices>>>;
		languages: readonly Language[];
		timeZone: string;
		hreflangs: readonly string[];
	};

/** Countries and settings for a platform that has no controllers to say them (platform-16). */
export type Market = {
	countries: readonly MarketCountry[];
	/** Returns a site's settings by the names that the controller `Configurations-Get` has for them. */
	readSettings: (siteId: string) => Readonly<Record<string, unknown>>;
	/** Returns a text of the editors with the house's placeholders, such as `{returnDays}`, for a content service that does not fill them in. */
	fill?: (text: string, where: { siteId: string; country: string; language: Language }) => string;
};
