import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { expect, test } from "vitest";
import { combine, sourceTexts, type Translations, t, toHouseText, translateRow } from "./house-text.ts";
import { catalogueLines } from "./seed.ts";
import "./engine.ts";

/** Some texts are made with the first product that needs them. */
Array.from(catalogueLines({ subset: "small" }));

const files = globSync("{,catalogue/lexicon/}languages/*.json", { cwd: import.meta.dirname }).toSorted();
const same = (text: string) => ({ ar: text, de: text, en: text, fr: text, ja: text, ko: text, zh: text });
/** No row of the sources has this language. */
const PLANTED = "xx" as LanguageCode;
const planted = (texts: Translations): [LanguageCode, Translations][] => [[PLANTED, texts]];

test("a row has a part for each language of the sources", () => {
	expect(t("a|b|c|d|e|f|g")).toMatchObject({ ar: "a", de: "b", en: "c", fr: "d", ja: "e", ko: "f", zh: "g" });
	expect(() => t("a|b|c")).toThrow("not a part for each");
});

// proves locale-8
test("a language file translates the English texts without an edit of the sources", () => {
	const translate = (english: string, context?: string) =>
		translateRow(
			same(english),
			context,
			planted({ "Plum red": "Rosso prugna", Cap: "Cappello", "Cap|bottle": "Tappo" }),
		)[PLANTED];
	expect(translate("Plum red")).toBe("Rosso prugna");
	expect(translate("Blue")).toBeUndefined();
	expect([translate("Cap"), translate("Cap", "bottle"), translate("Cap", "other")]).toEqual([
		"Cappello",
		"Tappo",
		"Cappello",
	]);
});

// proves locale-8
test("a text of several parts exists in the languages that have all parts", () => {
	const one = toHouseText({ ...same("a"), [PLANTED]: "b" });
	const joined = combine([one, toHouseText(same("c"))], (parts) => parts.join(""));
	expect(joined.de).toBe("ac");
	expect(joined).not.toHaveProperty(PLANTED);
});

test("these English words have several translations in the sources", () => {
	// Files of tests share the module, and some make rows of single letters.
	const several = [...sourceTexts].flatMap(([english, rows]) =>
		rows.size > 1 && english.length > 1 ? [english] : [],
	);
	// If a language needs two words for an English word, give the rows a context.
	expect(several.toSorted()).toEqual([
		"A complimentary scented candle",
		"Brand",
		"Hong Kong",
		"Ivory",
		"Made in limited numbers each season.",
		"Royal blue",
		"cropped",
		"dress",
		"oversized",
		"shirt",
		"{count} months",
		"{count} years",
	]);
});

test.each(files)("%s translates texts of the sources only, with the same placeholders", (file) => {
	expect(Object.keys(LANGUAGE_ROWS)).toContain(basename(file, ".json"));
	const texts: Translations = JSON.parse(readFileSync(resolve(import.meta.dirname, file), "utf8"));
	const english = new Set([...sourceTexts.keys()].flatMap((key) => [key, key.split("|")[0]]));
	expect(Object.keys(texts).filter((key) => !english.has(key))).toEqual([]);
	// A percentage is no placeholder: 20% off is 8 折 in Chinese.
	const placeholders = (text = "") => (text.match(/\{\w+\}|(?<!\d\s?)%/g) ?? []).toSorted();
	for (const [key, text] of Object.entries(texts)) {
		expect(text.trim(), key).not.toBe("");
		expect(placeholders(text), key).toEqual(placeholders(key));
	}
});
