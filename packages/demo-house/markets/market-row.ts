import type { LegalSet } from "@vetrina/shop-rules/legal/legal-set.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

export const CURRENCIES = [
	"EUR",
	"GBP",
	"CHF",
	"SEK",
	"DKK",
	"PLN",
	"USD",
	"CAD",
	"MXN",
	"BRL",
	"AED",
	"SAR",
	"KWD",
	"QAR",
	"BHD",
	"OMR",
	"JPY",
	"KRW",
	"CNY",
	"HKD",
	"MOP",
	"TWD",
	"SGD",
	"AUD",
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Thousands separator, decimal separator, whether the symbol comes first, whether a space separates symbol and number. */
export type Notation = readonly [
	thousands: string,
	decimals: string,
	currencyFirst: boolean,
	isSpaced: boolean,
];

export const noBreakSpace = "\u00a0";
export const italian: Notation = [".", ",", false, true];
export const french: Notation = [noBreakSpace, ",", false, true];
export const english: Notation = [",", ".", true, false];
export const spacedEnglish: Notation = [",", ".", true, true];
export const swiss: Notation = ["’", ".", true, true];
export const dutch: Notation = [".", ",", true, true];
/** In a line from right to left, the symbol that follows the number stands to its left. */
export const arabic: Notation = [",", ".", false, true];

/** The notation of a price, and the symbol that tells the currency apart from others with the same sign (price-4). */
export type PriceForm = readonly [Notation, symbol: string];

export const SATURDAY_SUNDAY = [6, 7] as const;
export const FRIDAY_SATURDAY = [5, 6] as const;

/** The first three days of each feast; sightings of the moon may move a feast by a day. */
export const FEASTS = "islamic:10-01 islamic:10-02 islamic:10-03 islamic:12-10 islamic:12-11 islamic:12-12";

export type SizePreference = readonly [string, ...string[]];
export const italianSizes: SizePreference = ["IT", "EU"];
/** Belgium, Luxembourg, Portugal and Spain count clothes as France does. */
export const frenchSizes: SizePreference = ["FR", "EU"];
/** Germany's neighbours, and the north, count clothes as Germany does. */
export const germanSizes: SizePreference = ["DE", "EU"];
export const britishSizes: SizePreference = ["UK", "EU"];
/** Clothes as in Britain, and shoes as in Europe. */
export const mixedSizes: SizePreference = ["EU", "UK"];
export const americanSizes: SizePreference = ["US", "EU"];

/** A country in which the house sells. */
export type MarketRow = {
	currency: Currency;
	languages: readonly [Language, ...Language[]];
	price: PriceForm;
	/** Languages in which this market writes prices in another way. */
	priceIn?: Readonly<Partial<Record<Language, PriceForm>>>;
	/** The systems in which this market reads sizes; of each kind of goods, the first that its table has counts (product-19). */
	sizes: SizePreference;
	/** The zone in which most people live. */
	timeZone: string;
	/** The rate for clothing without local taxes, as a fraction; or percentages by state: "AL 4,AK 0". */
	tax: number | { byState: string };
	/** The distance of the country from the warehouse of the house. */
	delivery: "near" | "far";
	/** Days of the week without deliveries, from Monday, 1; Saturday and Sunday by default. */
	weekend?: readonly number[];
	holidays: string;
	/** The names in Arabic, German, English, French, Japanese, Korean and Chinese, separated by "|". */
	name: string;
	/** The demands of the country's law on the shop; no fact has been confirmed by local counsel (legal-1). */
	legal: LegalSet;
};
export type MarketRows = Readonly<Record<string, MarketRow>>;
