import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PriceRange } from "@vetrina/shop-rules/price/price-range.ts";

/** The module splits "dress under 30" into a search for "dress" and a price range (search-16). */

const NUMBER = String.raw`(\d[\d.,]*\d|\d)`;
const MONEY =
	"(?:€|£|\\$|¥|￥|₩|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|franchi|sek|kr|aed|sar|qar|jpy|yen|cny|hkd|krw|won|دولار|يورو|درهم|ريال|円|元|圆|块|원|만원|万円|万元|만|万)";
const AMOUNT = String.raw`${MONEY}?\s*${NUMBER}\s*(${MONEY})?`;
/** Excludes numbers that a unit of measure or time follows, such as "30 cm", because they are not prices. */
const NO_MEASURE = String.raw`(?!\s*(?:%|cm|mm|m|ml|cl|l|kg|g|mg|oz|inch(?:es)?|zoll|den|years?|jahren?|ans|anni?|months?|monaten?|mois|mesi|세|살|歳|才|岁|سنوات|سنة)(?![\p{L}\p{N}]))`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}.,])`;

type Shape = "max" | "min" | "between";
type Words = {
	max?: string;
	min?: string;
	between?: [string, string];
	maxAfter?: string;
	minAfter?: string;
	range?: [string, string];
};

const WORDS: Partial<Record<Language, Words>> = {
	en: {
		max: "under|below|less than|cheaper than|up to|no more than|at most|max(?:imum)?",
		min: "over|above|more than|at least|min(?:imum)?",
		between: ["between", "and"],
	},
	de: {
		max: "unter|bis zu|bis|weniger als|günstiger als|billiger als|höchstens|maximal|max",
		min: "über|mehr als|mindestens|ab|min",
		between: ["zwischen", "und"],
	},
	fr: {
		max: "à moins de|moins de|en dessous de|sous|jusqu['’]à|maximum|max",
		min: "plus de|au-dessus de|à partir de|au moins|minimum",
		between: ["entre", "et"],
	},
	it: {
		max: "a meno di|meno di|al di sotto di|sotto i|sotto|fino a|non più di|al massimo|massimo|max",
		min: "più di|oltre i|oltre|al di sopra di|sopra i|sopra|a partire da|almeno|minimo|min",
		between: ["tra", "e"],
	},
	ar: {
		max: "أقل من|اقل من|أرخص من|ارخص من|تحت|دون|حتى|لا يزيد عن",
		min: "أكثر من|اكثر من|أعلى من|اعلى من|فوق|على الأقل",
		between: ["بين", "و"],
	},
	ja: { maxAfter: "以下|未満|以内|まで", minAfter: "以上", range: ["から|~|〜|-", "まで|の間"] },
	ko: { maxAfter: "이하|미만|이내|까지", minAfter: "이상", range: ["에서|부터|~|-", "까지|사이"] },
	zh: {
		max: "低于|不到|少于|不超过|低於|少於|不超過",
		min: "高于|超过|高於|超過",
		maxAfter: "以下|以内|以內|之内|之內",
		minAfter: "以上|起",
		range: ["到|至|~|-", "之间|之間|之内|之內"],
	},
};

type Pattern = { shape: Shape; pattern: RegExp };

const makePatterns = (language: Language): Pattern[] => {
	const { max, min, between, maxAfter, minAfter, range } = WORDS[language] ?? {};
	const start = isEastAsian(language) ? "" : START;
	const end = isEastAsian(language) ? "" : END;
	const patternList: Pattern[] = [];
	const add = (shape: Shape, source: string): unknown =>
		patternList.push({ shape, pattern: new RegExp(source, "u") });
	if (between)
		add("between", `${start}${between[0]}\\s+${AMOUNT}\\s+${between[1]}\\s*${AMOUNT}${NO_MEASURE}${end}`);
	if (range) add("between", `${AMOUNT}\\s*(?:${range[0]})\\s*${AMOUNT}\\s*(?:${range[1]})`);
	if (max) add("max", `${start}(?:${max})\\s*${AMOUNT}${NO_MEASURE}${end}`);
	if (min) add("min", `${start}(?:${min})\\s*${AMOUNT}${NO_MEASURE}${end}`);
	if (maxAfter) add("max", `${AMOUNT}\\s*(?:${maxAfter})(?:の|的)?`);
	if (minAfter) add("min", `${AMOUNT}\\s*(?:${minAfter})(?:の|的)?`);
	return patternList;
};

const patterns = new Map<Language, Pattern[]>();
const patternsIn = (language: Language): Pattern[] => {
	const languagePatterns = patterns.get(language) ?? makePatterns(language);
	patterns.set(language, languagePatterns);
	return languagePatterns;
};

const TEN_THOUSAND = /^[만万]/u;

/**
 * Reads a number whose separators may be European or American: "1.200" and "1,200" are thousands, "29,90" and "29.90" have cents. The units
 * 만 and 万 multiply by 10,000.
 */
const readAmount = (digits: string, unit = ""): number => {
	const [, whole = digits, cents = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
	const plain = `${whole.replace(/[.,]/g, "")}.${cents}`;
	return Number(plain) * (TEN_THOUSAND.test(unit) ? 10_000 : 1);
};

/** Replaces Arabic and full-width digits by ASCII digits. The length does not change, so that positions in the text remain valid. */
const withPlainDigits = (text: string): string =>
	text
		.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

export type PricedQuery = { query: string; range: PriceRange };

const makeRange = (shape: Shape, [first, second]: readonly number[]): PriceRange | undefined => {
	if (first === undefined || !Number.isFinite(first)) return undefined;
	const range =
		shape === "max"
			? { min: 0, max: first }
			: shape === "min"
				? { min: first, max: Number.POSITIVE_INFINITY }
				: { min: first, max: second ?? Number.NaN };
	return range.min < range.max ? range : undefined;
};

export const readPriceInQuery = (query: string, language: Language): PricedQuery | undefined => {
	const text = withPlainDigits(query).toLowerCase();
	// Some letters have a longer lower case, which would shift the positions.
	if (text.length !== query.length) return undefined;
	for (const { shape, pattern } of [
		...patternsIn(language),
		...(language === "en" ? [] : patternsIn("en")),
	]) {
		const match = pattern.exec(text);
		if (!match) continue;
		const [whole, first = "", firstUnit, second, secondUnit] = match;
		// In "3-5万円", the unit of the second amount applies to both amounts.
		const ofFirst = firstUnit ?? (second === undefined ? undefined : secondUnit);
		const amounts = [
			readAmount(first, ofFirst),
			...(second === undefined ? [] : [readAmount(second, secondUnit)]),
		];
		const range = makeRange(shape, amounts);
		if (!range) continue;
		const rest = `${query.slice(0, match.index)} ${query.slice(match.index + whole.length)}`;
		return { query: rest.replace(/\s+/g, " ").trim(), range };
	}
	return undefined;
};

export const priceValue = ({ min, max }: PriceRange): string =>
	`(${min}..${Number.isFinite(max) ? max : ""})`;
