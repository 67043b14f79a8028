import type { Language, Text } from "../languages.ts";

export type SiteId = string;

export type Currency = string;

export type PriceFormat = {
	thousandSeparator: string;
	decimalSeparator: string;
	currencyFirst: boolean;
	spacing: string;
	decimals: 0 | 2 | 3;
};

export type Country = {
	code: string;
	siteId: SiteId;
	currency: Currency;
	currencySymbol: string;
	languages: readonly [Language, ...Language[]];
	timeZone: string;
	name: Text;
	hreflangs: string[];
	localeSettings: { priceLong: PriceFormat; priceShort: PriceFormat };
};

export type CurrencySetting = {
	code: Currency;
	decimals: 0 | 2 | 3;
	perEuro: number;
};
