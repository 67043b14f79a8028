import { type Country, priceRulesIn } from "@vetrina/commerce-sandbox/house/countries.ts";
import { findLanguage, findWhole } from "@vetrina/shop-rules/locale/fallback.ts";
import { isolate } from "@vetrina/shop-rules/locale/isolate.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { chineseNames } from "./markets/legal/chinese-names.ts";
import type { Currency, MarketRow } from "./markets/market-row.ts";
import { markets } from "./markets/markets.ts";
import { seller } from "./seller.ts";
import { localPrice } from "./settings/market-prices.ts";

/**
 * Numbers that settings import and texts name as placeholders (`{returnDays}`). A test fails if a text repeats a number of days, weeks or
 * money.
 */
export const facts = {
	returnDays: 30,
	refundWorkingDays: 5,
	replyHours: 24,
	alterationDays: 7,
	madeToOrderWeeks: 6,
	newslettersPerMonth: 2,
	openFoodMonths: 3,
	/** Days from dispatch for Klarna, from delivery for an invoice. */
	klarnaDays: 30,
	invoiceDays: 30,
	freeDeliveryFromEuro: 250,
	/** Days in which a buyer who withdraws is paid back, and sends the goods. */
	withdrawalRefundDays: 14,
	ledgerYears: 10,
	idleAccountYears: 3,
	logDays: 30,
} as const;

export type Zone = MarketRow["delivery"];
type Zoned<T> = Readonly<Record<Zone, T>>;
export type DeliveryDays = readonly [from: number, to: number];

export const findZone = (countryCode: string): Zone => markets.get(countryCode)?.delivery ?? "far";

export const delivery = {
	standard: { days: { near: [2, 4], far: [3, 6] }, euro: { near: 10, far: 20 } },
	express: { days: { near: [1, 2], far: [2, 3] }, euro: { near: 20, far: 35 } },
	"same-day": { days: { near: [0, 0], far: [0, 0] }, euro: { near: 35, far: 45 } },
} as const satisfies Record<string, { days: Zoned<DeliveryDays>; euro: Zoned<number> }>;
export type DeliveryId = keyof typeof delivery;

export const daysText = ([from, to]: DeliveryDays, language: LanguageCode): string =>
	from === to ? `${from}` : `${from}${language === "ja" ? "〜" : "–"}${to}`;

const numbers: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(facts).map(([name, value]) => [name, String(value)]),
);

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const withFacts = (text: string): string => fill(text, numbers);

export function fillFacts(text: string, country: Country, language: LanguageCode): string {
	const zone = findZone(country.code);
	const rules = priceRulesIn(country, language);
	const price = (euro: number): string =>
		isolatePrice(formatPrice(localPrice(euro, country.currency as Currency), rules));
	const values = {
		...legalFacts(country.code, language),
		deliveryDays: daysText(delivery.standard.days[zone], language),
		deliveryPrice: price(delivery.standard.euro[zone]),
		expressDays: daysText(delivery.express.days[zone], language),
		expressPrice: price(delivery.express.euro[zone]),
		freeDeliveryFrom: price(facts.freeDeliveryFromEuro),
	};
	const line = withFacts(text);
	return fill(findLanguage(language) === "zh" ? setOffValues(line, values) : line, values);
}

const startsWithLatin = (value = ""): boolean => /^\u2068?[!-~]/.test(value);
const endsWithLatin = (value = ""): boolean => /[!-~]\u2069?$/.test(value);

/** Chinese has no spaces, except around words in Latin letters and around figures. */
const setOffValues = (text: string, values: Readonly<Record<string, string>>): string =>
	text
		.replace(/(?<=\p{Script=Han})\{(\w+)\}/gu, (placeholder, name: string) =>
			startsWithLatin(values[name]) ? ` ${placeholder}` : placeholder,
		)
		.replace(/\{(\w+)\}(?=\p{Script=Han})/gu, (placeholder, name: string) =>
			endsWithLatin(values[name]) ? `${placeholder} ` : placeholder,
		);

/** Returns what legal documents name by placeholders, such as the authority of the country. */
function legalFacts(countryCode: string, language: LanguageCode): Record<string, string> {
	const legal = markets.get(countryCode)?.legal;
	if (!legal) return {};
	const own = findWhole(language) === "zh-Hant" ? chineseNames[countryCode] : undefined;
	const names: Readonly<Record<string, string>> = own ? { ...legal.names.value, ...own } : legal.names.value;
	const { law = "", privacyLaw = "", authority = "", register = "", complaints = "" } = names;
	return {
		seller: isolate(seller.name),
		sellerAddress: isolate(seller.address),
		sellerPhone: isolate(seller.phone),
		sellerRegister: isolate(seller.register),
		shareCapital: isolate(seller.shareCapital),
		legalRepresentative: isolate(seller.legalRepresentative),
		registerEntry: isolate(register),
		consumerLaw: isolate(law),
		privacyLaw: isolate(privacyLaw),
		dataAuthority: isolate(authority),
		complaintsBody: isolate(complaints),
		withdrawalDays: String(legal.withdrawal.value?.days ?? facts.returnDays),
		guaranteeYears: String(legal.guaranteeYears.value ?? ""),
	};
}
