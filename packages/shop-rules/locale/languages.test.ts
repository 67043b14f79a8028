import { expect, test } from "vitest";
import { findChain, findVariant } from "./fallback.ts";
import { LANGUAGE_ROWS } from "./languages.ts";
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

test("a row is all that a chain needs, and a variant stands before its language", () => {
	const rows = {
		...LANGUAGE_ROWS,
		de: { fallback: ["fr", "en"] },
		"fr-CA": { variantOf: "fr" },
		it: { fallback: ["fr", "en"] },
	};
	expect(findChain("it", rows)).toEqual(["it", "fr", "en"]);
	expect(findChain("fr-CA", rows)).toEqual(["fr-CA", "fr", "en"]);
	expect(findChain("xx", rows)).toEqual(["en"]);
});

test("a variant is found by the whole tag of a locale", () => {
	const rows = { ...LANGUAGE_ROWS, "fr-CA": { variantOf: "fr" }, "fr-BE": { variantOf: "de" } };
	expect(findVariant("fr-CA", rows)).toBe("fr-CA");
	for (const tag of ["fr-FR", "fr", "en-CA", "fr-BE", "default"])
		expect(findVariant(tag, rows)).toBeUndefined();
});

test("languages have addresses of their own, variants have none", () => {
	const rows = Object.entries(LANGUAGE_ROWS);
	expect(LANGUAGES).toEqual(rows.filter(([, row]) => !("variantOf" in row)).map(([code]) => code));
});
