import { formatPrice, type PriceRules } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { priceRulesIn } from "./house/countries.ts";
import { languageOf } from "./languages.ts";
import { currencyDecimals } from "./settings/countries.ts";
import { preferencesOf } from "./settings/preferences.ts";
import { countryOfLocale, siteById } from "./settings/sites.ts";

type Place = { siteId: string; locale: string; currency: string };

/** Returns the symbol that tells a currency apart from the country's own: Canadian dollars are CA$ in the United States. */
const readSymbol = (locale: string, currency: string): string =>
	new Intl.NumberFormat(locale, { style: "currency", currency })
		.formatToParts(0)
		.find(({ type }) => type === "currency")?.value ?? currency;

/** A basket may be in another currency than the locale's country has. */
const convert = (rules: PriceRules, { locale, currency }: Place): PriceRules => {
	if (rules.currency === currency) return rules;
	const decimals = currencyDecimals(currency);
	return {
		currency,
		symbol: readSymbol(locale, currency),
		long: { ...rules.long, decimals },
		short: { ...rules.short, decimals },
	};
};

export function priceTexts(place: Place): (amount: number) => string {
	const { siteId, locale, currency } = place;
	const site = siteById(siteId);
	if (!site) return (amount) => `${currency} ${amount}`;
	const country = countryOfLocale(site, locale);
	const { priceType } = preferencesOf(site);
	const language = languageOf(locale);
	const rules = convert(priceRulesIn(country, language), { ...place, locale: `${language}-${country.code}` });
	return (amount) => isolatePrice(formatPrice(amount, rules, priceType));
}
