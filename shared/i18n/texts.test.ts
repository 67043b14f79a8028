import { globSync, readFileSync } from "node:fs";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { describe, expect, test } from "vitest";
import { readBundle, readTexts, textsOf } from "./all-texts.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;

const entries = (value: unknown, path = ""): [string, string][] =>
	typeof value === "string"
		? [[path, value]]
		: Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
				entries(inner, path ? `${path}.${key}` : key),
			);

const keysOf = (bundle: unknown) =>
	[...new Set(entries(bundle).map(([key]) => key.replace(PLURAL, "")))].sort();
const placeholders = (text: string) =>
	[...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();

describe.each(languageCodes)("texts in %s", (language) => {
	test("have the keys of the English ones", () => {
		expect(keysOf(readBundle(language))).toEqual(keysOf(readBundle("en")));
	});

	test("name every plural form of the language", () => {
		const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
		const plural = entries(readBundle(language)).filter(([key]) => PLURAL.test(key));
		for (const base of new Set(plural.map(([key]) => key.replace(PLURAL, "")))) {
			const present = plural
				.filter(([key]) => key.replace(PLURAL, "") === base)
				.map(([key]) => key.split("_").at(-1));
			expect(present.sort(), base).toEqual([...forms].sort());
		}
	});

	test("use the placeholders of the English ones", () => {
		const english = new Map<string, string[]>();
		for (const [key, text] of entries(readBundle("en"))) {
			const base = key.replace(PLURAL, "");
			english.set(base, [...(english.get(base) ?? []), ...placeholders(text)]);
		}
		for (const [key, text] of entries(readBundle(language))) {
			const englishNames = english.get(key.replace(PLURAL, "")) ?? [];
			// A plural form may say its number in a word: "one piece".
			if (PLURAL.test(key)) expect(englishNames, key).toEqual(expect.arrayContaining(placeholders(text)));
			else expect(placeholders(text), key).toEqual(englishNames);
		}
	});

	test("are never empty", () => {
		for (const [key, text] of entries(readBundle(language))) expect(text.trim(), key).not.toBe("");
	});
});

// proves locale-8
test("a locale shows the texts of its regional variant, and those of its language for the rest", () => {
	const canadian = readTexts({ language: "fr", country: "CA" }).t;
	const french = readTexts({ language: "fr", country: "FR" }).t;
	expect([canadian("signIn.email"), french("signIn.email")]).toEqual(["Adresse courriel", "Adresse e-mail"]);
	expect(canadian("signIn.password")).toBe(french("signIn.password"));
	expect(readTexts({ language: "en", country: "CA" })).toBe(textsOf("en"));
});

/** These files read texts by code, without a locale. */
const BY_CODE = ["shared/i18n/all-texts.ts", "worker/files/no-image.ts"];

// proves locale-8
test("no page picks its texts by the language alone", () => {
	const sources = globSync("{client,pages,payments,shared,worker}/**/*.{ts,tsx}", {
		exclude: (file) => /\.test\.tsx?$|testing|fixtures/.test(file),
	});
	expect(sources.length).toBeGreaterThan(500);
	const picking = sources.filter((file) => readFileSync(file, "utf8").includes("textsOf("));
	expect(picking.toSorted()).toEqual(BY_CODE);
});

test("counts in the language's own plural forms", () => {
	const t = textsOf("ar").t;
	expect([1, 2, 3, 11].map((count) => t("list.count", { count }))).toEqual([
		"منتج واحد",
		"منتجان",
		"3 منتجات",
		"11 منتجًا",
	]);
});

test("falls back to what all languages share", () => {
	expect(textsOf("ja").t("fin")).toBe("FIN");
});
