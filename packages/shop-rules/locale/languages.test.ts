import { expect, test } from "vitest";
import {
	findChain,
	findLanguage,
	findTextCode,
	findVariant,
	findVariantLanguage,
	findWhole,
	wholeCodes,
} from "./fallback.ts";
import { LANGUAGE_ROWS, type LanguageRow, languageCodes } from "./languages.ts";
import { findScript, isEastAsian, isLatin, readDirection } from "./scripts.ts";
import { LANGUAGES } from "./site-locale.ts";

// proves locale-8
test.each([
	["ar", "Arab", "rtl"],
	["de", "Latn", "ltr"],
	["en", "Latn", "ltr"],
	["fr", "Latn", "ltr"],
	["he", "Hebr", "rtl"],
	["it", "Latn", "ltr"],
	["ja", "Jpan", "ltr"],
	["ko", "Kore", "ltr"],
	["zh", "Hans", "ltr"],
])("%s is written in %s, from %s", (language, script, direction) => {
	expect([findScript(language), readDirection(language)]).toEqual([script, direction]);
	expect(isEastAsian(language)).toBe(["Jpan", "Kore", "Hans"].includes(script));
	expect(isLatin(language)).toBe(script === "Latn");
});

// proves locale-8
test("each language's texts fall back to languages with a row, and at last to English", () => {
	for (const code of Object.keys(LANGUAGE_ROWS)) {
		const chain = findChain(code);
		expect(chain[0]).toBe(code);
		expect(chain.at(-1)).toBe("en");
		expect(Object.keys(LANGUAGE_ROWS)).toEqual(expect.arrayContaining([...chain]));
	}
});

test("a chain follows from the rows, and a variant precedes its language", () => {
	const rows = {
		...LANGUAGE_ROWS,
		"de-AT": { variantOf: "de" },
		it: { fallback: ["fr", "en"] },
	};
	expect(findChain("it", rows)).toEqual(["it", "fr", "en"]);
	expect(findChain("de-AT", rows)).toEqual(["de-AT", "de", "en"]);
	expect(findChain("xx", rows)).toEqual(["en"]);
});

test("a variant is found by the whole tag of a locale", () => {
	const rows = { de: { fallback: ["en"] }, "de-AT": { variantOf: "de" } };
	expect(findVariant("de-AT", rows)).toBe("de-AT");
	for (const tag of ["de-DE", "de", "en-AT", "default", ""]) expect(findVariant(tag, rows)).toBeUndefined();
});

test("a variant's row has the tag of its language in a country, and shows its own texts there only", () => {
	for (const code of languageCodes) {
		const whole = findVariantLanguage(code);
		if (!whole) continue;
		expect(code).toMatch(new RegExp(`^${whole}-[A-Z]{2}$`));
		expect(wholeCodes).toContain(whole);
		const language = findLanguage(code);
		const tag = `${language}-${code.slice(-2)}`;
		expect([findTextCode(language, tag), findTextCode(language, `${language}-ZZ`)]).toEqual([code, language]);
	}
	expect([findTextCode("fr", "fr-CA"), findTextCode("en", "en-US")]).toEqual(["fr-CA", "en-US"]);
});

const TWO_SCRIPTS = {
	zh: { fallback: ["en"] },
	"zh-Hant": { scriptOf: "zh", countries: ["TW"], fallback: ["en"] },
	"zh-Hant-HK": { variantOf: "zh-Hant", countries: ["HK", "MO"] },
};

// proves locale-8
test("a script with whole texts belongs to countries, and does not fall back to another script", () => {
	const find = (tag: string) => findVariant(tag, TWO_SCRIPTS);
	expect(["zh-TW", "zh-HK", "zh-MO", "zh-CN", "zh"].map(find)).toEqual([
		"zh-Hant",
		"zh-Hant-HK",
		"zh-Hant-HK",
		undefined,
		undefined,
	]);
	expect(findChain("zh-Hant-HK", TWO_SCRIPTS)).toEqual(["zh-Hant-HK", "zh-Hant", "en"]);
	expect(["zh-Hant", "zh-Hant-HK"].map((code) => findVariantLanguage(code, TWO_SCRIPTS))).toEqual([
		undefined,
		"zh-Hant",
	]);
});

// proves locale-8
test("each locale has texts of one code, in whatever order the rows stand", () => {
	const places = Object.entries(LANGUAGE_ROWS).flatMap(([code, row]: [string, LanguageRow]) =>
		"fallback" in row && !("scriptOf" in row)
			? []
			: (row.countries ?? [code.slice(-2)]).map((country) => `${findLanguage(code)}-${country}`),
	);
	expect(new Set(places).size).toBe(places.length);
	for (const code of languageCodes) expect(wholeCodes).toContain(findWhole(code));
});

test("languages have addresses of their own, variants have none", () => {
	const rows = Object.entries(LANGUAGE_ROWS);
	expect(LANGUAGES).toEqual(
		rows.filter(([, row]) => !("variantOf" in row || "scriptOf" in row)).map(([code]) => code),
	);
	for (const code of languageCodes) expect(LANGUAGES).toContain(findLanguage(code));
	expect(findLanguage("xx-YY")).toBe("en");
});
