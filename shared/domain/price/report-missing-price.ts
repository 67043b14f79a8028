import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";

/** The type of the notification, by which the error stream is throttled (price-8). */
export const NO_PRICE = "product-no-price";

type MissingPrice = {
	ids: readonly string[];
	url: string;
	locale: SiteLocale;
	/** The currency of the price rules that the platform has for the country. */
	currencyCode: string;
	viewer: { authType: string; basketCurrency?: string };
};

/** The facts by which merchants find a missing price; a shopper without a basket has no basket currency. */
export const missingPriceReport = ({ ids, url, locale, currencyCode, viewer }: MissingPrice) => ({
	url,
	productIds: ids,
	currency: locale.currency,
	site: locale.siteId,
	country: locale.country,
	language: locale.language,
	currencyCode,
	authType: viewer.authType,
	basketCurrency: viewer.basketCurrency,
});
