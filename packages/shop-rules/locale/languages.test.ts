import { expect, test } from "vitest";
import { findChain, findTextCode, findVariant, findVariantLanguage } from "./fallback.ts";
import { LANGUAGE_ROWS, languageCodes } from "./languages.ts";
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
		const language = findVariantLanguage(code);
		if (!language) continue;
		expect(code).toMatch(new RegExp(`^${language}-[A-Z]{2}$`));
		expect(LANGUAGES).toContain(language);
		expect([findTextCode(language, code), findTextCode(language, `${language}-ZZ`)]).toEqual([
			code,
			language,
		]);
	}
	expect(findTextCode("fr", "fr-CA")).toBe("fr-CA");
});

test("languages have addresses of their own, variants have none", () => {
	const rows = Object.entries(LANGUAGE_ROWS);
	expect(LANGUAGES).toEqual(rows.filter(([, row]) => !("variantOf" in row)).map(([code]) => code));
});
