import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test } from "vitest";
import { readBundle, textsOf } from "./all-texts.ts";

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

describe.each(LANGUAGES)("texts in %s", (language) => {
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
			const known = english.get(key.replace(PLURAL, "")) ?? [];
			// A plural form may say its number in a word: "one piece".
			if (PLURAL.test(key)) expect(known, key).toEqual(expect.arrayContaining(placeholders(text)));
			else expect(placeholders(text), key).toEqual(known);
		}
	});

	test("are never empty", () => {
		for (const [key, text] of entries(readBundle(language))) expect(text.trim(), key).not.toBe("");
	});
});

test("counts in the language's own plural forms", () => {
	const t = textsOf("ar").t;
	expect([1, 2, 3, 11].map((count) => t("list.count", { count }))).toEqual([
		"قطعة واحدة",
		"قطعتان",
		"3 قطع",
		"11 قطعة",
	]);
});

test("falls back to what all languages share", () => {
	expect(textsOf("ja").t("fin")).toBe("FIN");
});
