import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolate } from "@vetrina/shop-rules/price/price-range.ts";
import { preferencesOf } from "./settings/preferences.ts";
import { countryOfLocale, siteById } from "./settings/sites.ts";

type Place = { siteId: string; locale: string; currency: string };

export function priceTexts({ siteId, locale, currency }: Place): (amount: number) => string {
	const site = siteById(siteId);
	if (!site) return (amount) => `${currency} ${amount}`;
	const own = countryOfLocale(site, locale);
	const country =
		own.currency === currency ? own : (site.countries.find((one) => one.currency === currency) ?? own);
	const { priceLong: long, priceShort: short } = country.localeSettings;
	const { priceType } = preferencesOf(site);
	const rules = { currency, symbol: country.currencySymbol, long, short };
	return (amount) => isolate(formatPrice(amount, rules, priceType));
}
