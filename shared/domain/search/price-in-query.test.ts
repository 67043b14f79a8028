import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import { describe, expect, test } from "vitest";
import { priceValue, readPriceInQuery } from "./price-in-query.ts";

const read = (query: string, language: Language = "en") => {
	const result = readPriceInQuery(query, language);
	return result && [result.query, priceValue(result.range)];
};

// proves search-16
describe("a price in a phrase", () => {
	test.each<[Language, string, string, string]>([
		["en", "dress under 30", "dress", "(0..30)"],
		["en", "Under €30 Dress", "Dress", "(0..30)"],
		["en", "silk dress less than $1,200.50", "silk dress", "(0..1200.5)"],
		["en", "bags over 500 euros", "bags", "(500..)"],
		["en", "coats between 200 and 400", "coats", "(200..400)"],
		["en", "under 30", "", "(0..30)"],
		["de", "Kleid unter 30 Euro", "Kleid", "(0..30)"],
		["de", "Mantel bis zu 1.200 €", "Mantel", "(0..1200)"],
		["de", "Schuhe zwischen 80 und 120", "Schuhe", "(80..120)"],
		["de", "Tasche ab 99,90", "Tasche", "(99.9..)"],
		["fr", "robe à moins de 30 €", "robe", "(0..30)"],
		["fr", "sac entre 100 et 250 euros", "sac", "(100..250)"],
		["fr", "foulard jusqu’à 50", "foulard", "(0..50)"],
		["it", "abito a meno di 300 €", "abito", "(0..300)"],
		["it", "borsa tra 100 e 250 euro", "borsa", "(100..250)"],
		["it", "cappotto sotto i 900 franchi", "cappotto", "(0..900)"],
		["it", "orologio oltre 500", "orologio", "(500..)"],
		["ar", "فستان أقل من ٣٠ دولار", "فستان", "(0..30)"],
		["ar", "حقيبة بين 100 و 200", "حقيبة", "(100..200)"],
		["ja", "3万円以下のドレス", "ドレス", "(0..30000)"],
		["ja", "ドレス ５０００円未満", "ドレス", "(0..5000)"],
		["ja", "バッグ 3〜5万円の間", "バッグ", "(30000..50000)"],
		["ko", "원피스 3만원 이하", "원피스", "(0..30000)"],
		["ko", "50,000원 이상 가방", "가방", "(50000..)"],
		["zh", "300元以下的连衣裙", "连衣裙", "(0..300)"],
		["zh", "低于300 包", "包", "(0..300)"],
		["zh", "200到400元之间的外套", "的外套", "(200..400)"],
		["ko", "dress under 30", "dress", "(0..30)"],
	])("%s: '%s'", (language, query, rest, value) => {
		expect(read(query, language)).toEqual([rest, value]);
	});

	test.each<[Language, string]>([
		["en", "under 30 ml"],
		["en", "perfume up to 100ml"],
		["en", "underwear 30"],
		["en", "size 38"],
		["en", "between 50 and 20"],
		["en", "dress under"],
		["en", "shoes for under 5 years"],
		["de", "Vase bis 30 cm"],
		["de", "Kleid 38"],
		["fr", "sous-vêtements"],
		["it", "abito sottoveste"],
		["ja", "サイズ38"],
	])("%s: '%s' names none", (language, query) => {
		expect(read(query, language)).toBeUndefined();
	});

	test("is one that lists are refined by", () => {
		for (const query of ["under 30", "over 29.90", "between 1,000 and 2,000"]) {
			const { range } = readPriceInQuery(query, "en") ?? {};
			expect(range && readPriceRange(priceValue(range))).toEqual(range);
		}
	});
});
