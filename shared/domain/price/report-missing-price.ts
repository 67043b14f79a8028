import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";

/** Title of the report (price-8). The error stream takes at most one report a minute for each title, whatever the products. */
export const NO_PRICE = "product-no-price";

type MissingPrice = {
	ids: readonly string[];
	url: string;
	locale: SiteLocale;
	currencyCode: string;
	viewer: { authType: string; basketCurrency?: string };
};

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
