import type { Language, Text } from "../languages.ts";

/** A site of the house, by the id that it has here. */
export type SiteId = string;

/** ISO 4217. */
export type Currency = string;

export type PriceFormat = {
	thousandSeparator: string;
	decimalSeparator: string;
	currencyFirst: boolean;
	/** Between symbol and number: '' or a no-break space. */
	spacing: string;
	decimals: 0 | 2 | 3;
};

export type Country = {
	code: string;
	siteId: SiteId;
	currency: Currency;
	currencySymbol: string;
	languages: readonly [Language, ...Language[]];
	/** The IANA time zone that decides which day it is in the country: "Europe/Rome". */
	timeZone: string;
	/** As its shoppers' selector shows it. */
	name: Text;
	/** Language tags of the country's hreflang alternates, in the order of its languages. */
	hreflangs: string[];
	localeSettings: { priceLong: PriceFormat; priceShort: PriceFormat };
};

export type CurrencySetting = {
	code: Currency;
	decimals: 0 | 2 | 3;
	/** How much one euro is in it. */
	perEuro: number;
};
