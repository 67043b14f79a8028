import type { SiteLocale } from "../locale/site-locale.ts";

/** The type of the notification, by which the error stream is throttled (price-8). */
export const NO_PRICE = "product-no-price";

/** What those who look after prices have to know. Pages are made for guests, whose bags are in the country's currency. */
export const missingPriceReport = (
	productIds: readonly string[],
	url: string,
	{ siteId, country, language, currency }: SiteLocale,
) => ({
	url,
	productIds,
	currency,
	site: siteId,
	country,
	language,
	currencyCode: currency,
	authType: "guest",
	basketCurrency: currency,
});
