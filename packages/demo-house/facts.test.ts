import { globSync, readFileSync } from "node:fs";
import { shippingMethodsTo, shippingPrice } from "@vetrina/commerce-sandbox/settings/shipping-methods.ts";
import { countryByCode, sites } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import { describe, expect, test } from "vitest";
import { readHouseContent } from "../../scripts/lib/content/read-house-content.ts";
import { generateCatalogue } from "./catalogue/generate-catalogue.ts";
import { daysText, delivery, facts, fillFacts } from "./facts.ts";
import { fillLine } from "./fill-text.ts";
import { promotionRules } from "./settings/promotions.ts";

/** Matches counted time and money, in figures or in words, in the languages of the sources. */
const NUMBER: Partial<Record<Language, string>> = {
	ar: "\\d+|واحد|اثنين|ثلاثة|خمسة|ستة|سبعة|عشرة|ثلاثون",
	de: "\\d+|ein(?:e[mnr]?|mal)?|zwei(?:mal)?|drei|fünf|sechs|sieben|vierzehn|dreißig",
	en: "\\d+|one|two|three|five|six|seven|fourteen|thirty|once|twice",
	fr: "\\d+|une?|deux|trois|cinq|six|sept|quatorze|trente",
	it: "\\d+|un[oa]?|due|tre|cinque|sei|sette|quattordici|trenta",
	ja: "\\d+|[一二三四五六七十]+",
	ko: "\\d+|한|두|세(?!일)|다섯|여섯|일곱|하루",
	zh: "\\d+|[一二两三四五六七十]+",
};
const UNIT: Partial<Record<Language, string>> = {
	ar: "أيام|يوم|يومًا|أسابيع|أسبوع|أشهر|ساعة|شهر",
	de: "Werktag\\w*|Tag(?:e[ns]?|s)?|Wochen?|Monate?n?|Stunden?",
	en: "(?:working |business )?days?|weeks?|months?|hours?|a (?:month|week)",
	fr: "jours?|semaines?|mois|heures?",
	it: "giorn[oi](?: lavorativi)?|settiman[ae]|mes[ei]|or[ae]",
	ja: "営業日|日|週間|か月|時間|回",
	ko: "일|주|개월|시간|회|번",
	zh: "个?工作日|天|周|个月|小时|封",
};
const MONEY = /(?:€|\$(?!\d"$)|£|¥|EUR|USD)\s?\d|\d\s?(?:€|EUR)/;

/** These numbers are no promises of the house. */
const ALLOWED = [
	"card/journal/", // stories
	"cta/journal/",
	"image/journal/",
	"journal-article/",
	"lexicon/families.ts", // "one day", "fifty hours"
	"lexicon/features.ts",
	"lexicon/material-sentences.ts",
	"settings/search-synonyms.ts",
	"category-tree.ts", // "for two days away"
	"rich-text-section/about-text.json",
	"rich-text-section/window-workshop-text.json", // how long a coat takes
	"catalogue/sizes.ts", // ages
	"catalogue/ensembles.ts", // "a day by the water"
];

const sources = globSync(["content/**/*.json", "fill-text.ts", "settings/**/*.ts", "catalogue/**/*.ts"], {
	cwd: import.meta.dirname,
})
	.filter((file) => !file.endsWith(".test.ts"))
	.filter((file) => !ALLOWED.some((allowed) => file.includes(allowed)));

test.each(sources)("%s repeats no number of days or money of facts.ts", (file) => {
	const texts = readFileSync(`${import.meta.dirname}/${file}`, "utf8").match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
	const counted = LANGUAGES.filter((language) => NUMBER[language] && UNIT[language]).map(
		(language) =>
			new RegExp(
				// The day of a date, such as "11 月 30 日", is no number of days.
				`(?<![\\p{L}\\d{]|月 )(?:${NUMBER[language]})[\\s\\u00a0]?(?:${UNIT[language]})(?!\\p{L})`,
				"iu",
			),
	);
	const numbers = texts.filter((text) => MONEY.test(text) || counted.some((pattern) => pattern.test(text)));
	expect(numbers).toEqual([]);
});

/** Year and country in these entries are not the house's facts. */
const FILLED_ELSEWHERE = ["Footer", "CountryRedirectPopup"];

const countries = sites.flatMap((site) => site.countries.map((country) => ({ site, country })));

const { entries } = readHouseContent(import.meta.dirname, {
	languages: LANGUAGES,
	sites: sites.map(({ id }) => id),
});
/** Lists the texts of a value in a language, also those of a rich text. */
const listTexts = (value: unknown, language: string): string[] => {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	if ("en" in value) return listTexts((value as Record<string, unknown>)[language] ?? value.en, language);
	return Object.values(value).flatMap((inner) => listTexts(inner, language));
};
const listEntryTexts = (id: string, language: string): string[] =>
	entries.filter((entry) => entry.id === id).flatMap(({ fields }) => listTexts(fields, language));

describe.each(LANGUAGES)("texts of the editors in %s", (language) => {
	test("have every placeholder filled in, in every country", () => {
		const texts = entries
			.filter(({ type }) => !FILLED_ELSEWHERE.includes(type))
			.flatMap(({ fields }) => listTexts(fields, language))
			.filter((text) => text.includes("{"));
		expect(texts.length).toBeGreaterThan(5);
		for (const { site, country } of countries)
			for (const text of texts)
				expect(fillLine(text, { siteId: site.id, country, language })).not.toMatch(/[{}]/);
	});

	test("name the return period in the banner, on the returns page and in customer care", () => {
		const italy = countries.find(({ country }) => country.code === "IT");
		if (!italy) throw new Error("no Italy");
		const days = new RegExp(`(?<!\\d)${facts.returnDays}(?!\\d)`);
		for (const id of ["banner-returns", "returns", "csc-text"]) {
			const texts = listEntryTexts(id, language).map((text) =>
				fillLine(text, { siteId: italy.site.id, country: italy.country, language }),
			);
			expect([id, texts.join("\n")]).toEqual([id, expect.stringMatching(days)]);
		}
	});
});

test("products name the same facts as the pages", () => {
	const texts = [...generateCatalogue({ subset: "small" })].flatMap((line) =>
		line.kind === "master" ? [JSON.stringify(line.custom ?? {})] : [],
	);
	expect(texts.join("\n")).not.toMatch(/\{(?:returnDays|deliveryDays|madeToOrderWeeks|openFoodMonths)/);
	expect(texts.some((text) => text.includes(`within ${facts.returnDays} days of delivery`))).toBe(true);
	expect(texts.join("\n")).not.toMatch(/\bmodel is\b|Das Model|le mannequin/i);
});

test.each(["IT", "US", "AE", "JP"])("the shipping page names the shipping costs of %s", (code) => {
	const country = countryByCode(code);
	if (!country) throw new Error(code);
	const standard = shippingMethodsTo(country.siteId, code).find(({ id }) => id === "standard");
	if (!standard) throw new Error("no standard delivery");
	const price = shippingPrice(standard, country.currency);
	const digits = fillFacts("{deliveryPrice}", country, "en").replace(/[^\d]/g, "");
	expect(Number(digits)).toBe(price);
	expect(standard.description.en).toContain(fillFacts("{deliveryDays} working days", country, "en"));
	expect(standard.days).toEqual(delivery.standard.days[code === "IT" ? "near" : "far"]);
});

test("delivery is free from the amount named on the pages", () => {
	const free = promotionRules.promotions.find(({ id }) => id === "free-delivery");
	expect(free?.condition).toMatchObject({ minimumAmount: facts.freeDeliveryFromEuro });
});

test("a range of days has the dash of its language", () => {
	expect(["en", "zh", "ja"].map((code) => daysText([1, 6], code as Language))).toEqual([
		"1–6",
		"1–6",
		"1〜6",
	]);
	const japan = countryByCode("JP");
	expect(japan && fillFacts("{deliveryDays}営業日", japan, "ja")).toBe("3〜6営業日");
});

test("a range of days has the direction of its text, like a range of dates", () => {
	expect(arrivalText("2026-12-01/2026-12-06", "ar-SA")).toMatch(new RegExp(`^${daysText([1, 6], "ar")} `));
});
