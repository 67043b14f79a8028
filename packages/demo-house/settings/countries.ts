import type { Country, CurrencySetting, PriceFormat } from "@vetrina/commerce-sandbox/house/countries.ts";
import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { t } from "../house-text.ts";
import { CURRENCIES, type Currency, noBreakSpace, type PriceForm } from "../markets/market-row.ts";
import { markets, type SiteId } from "../markets/markets.ts";

const decimals: Partial<Record<Currency, 0 | 3>> = { JPY: 0, KRW: 0, TWD: 0, KWD: 3, BHD: 3, OMR: 3 };
const readDecimals = (currency: Currency): 0 | 2 | 3 => decimals[currency] ?? 2;

/** Units of each currency per euro. The rates are fixed, so that tests and screenshots do not change. */
const perEuro: Record<Currency, number> = {
	EUR: 1,
	GBP: 0.86,
	CHF: 0.94,
	SEK: 11.2,
	DKK: 7.46,
	PLN: 4.27,
	USD: 1.1,
	CAD: 1.5,
	MXN: 20.4,
	BRL: 6.1,
	AED: 4.04,
	SAR: 4.13,
	KWD: 0.338,
	QAR: 4.01,
	BHD: 0.415,
	OMR: 0.423,
	JPY: 164,
	KRW: 1510,
	CNY: 7.85,
	HKD: 8.58,
	MOP: 8.84,
	TWD: 35.2,
	SGD: 1.46,
	AUD: 1.66,
};

export const currencySettings: readonly CurrencySetting[] = CURRENCIES.map((code) => ({
	code,
	decimals: readDecimals(code),
	perEuro: perEuro[code],
}));

const toPrices = (
	[[thousandSeparator, decimalSeparator, currencyFirst, isSpaced], currencySymbol]: PriceForm,
	currency: Currency,
) => {
	const format: PriceFormat = {
		thousandSeparator,
		decimalSeparator,
		currencyFirst,
		spacing: isSpaced ? noBreakSpace : "",
		decimals: readDecimals(currency),
	};
	return { currencySymbol, localeSettings: { priceLong: format, priceShort: format } };
};

export const countries: readonly (Country & { siteId: SiteId; currency: Currency })[] = [
	...markets.values(),
].map(({ code, siteId, currency, languages, price, priceIn = {}, timeZone, name, legal }) => ({
	code,
	siteId,
	currency,
	...toPrices(price, currency),
	pricesIn: Object.fromEntries(
		Object.entries(priceIn).map(([language, form]) => [language, toPrices(form, currency)]),
	),
	languages,
	timeZone,
	taxation: legal.priceNote.value === "taxAdded" ? ("net" as const) : ("gross" as const),
	name: t(name),
	hreflangs: languages.map((language) => pageTag({ language, country: code })),
}));
