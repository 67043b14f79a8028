import type { FullText, Language } from "@vetrina/commerce-sandbox/languages.ts";

/**
 * How the lexicon is written down: one string per entry, languages in the order ar | de | en | fr | ja | ko | zh,
 * so that a reader sees all seven together.
 */
export function t(row: string): FullText {
	const parts = row.split("|").map((part) => part.trim());
	const [ar, de, en, fr, ja, ko, zh] = parts;
	if (parts.length !== 7 || !ar || !de || !en || !fr || !ja || !ko || !zh)
		throw new Error(`not seven languages: ${row}`);
	return { ar, de, en, fr, ja, ko, zh };
}

export function mapText(text: FullText, change: (part: string, language: Language) => string): FullText {
	return {
		ar: change(text.ar, "ar"),
		de: change(text.de, "de"),
		en: change(text.en, "en"),
		fr: change(text.fr, "fr"),
		ja: change(text.ja, "ja"),
		ko: change(text.ko, "ko"),
		zh: change(text.zh, "zh"),
	};
}

export type GermanGender = "m" | "f" | "n" | "pl";
type FrenchGender = "m" | "f" | "mp" | "fp";
/** Plurals of things agree as feminine singular in Arabic, so two are enough. */
type ArabicGender = "m" | "f";

/** `Midikleid:n` -> the noun and what agrees with it. */
export type Noun = {
	ar: { word: string; gender: ArabicGender };
	de: { word: string; gender: GermanGender };
	fr: { word: string; gender: FrenchGender };
	en: string;
	ja: string;
	ko: string;
	zh: string;
};

export function noun(row: string): Noun {
	const text = t(row);
	return {
		ar: gendered(text.ar, ["m", "f"]),
		de: gendered(text.de, ["m", "f", "n", "pl"]),
		fr: gendered(text.fr, ["m", "f", "mp", "fp"]),
		en: text.en,
		ja: text.ja,
		ko: text.ko,
		zh: text.zh,
	};
}

function gendered<G extends string>(part: string, genders: readonly G[]): { word: string; gender: G } {
	const [word = "", mark] = part.split(":");
	const gender = genders.find((one) => one === mark);
	if (gender === undefined) throw new Error(`no gender: ${part}`);
	return { word, gender };
}

const strongNominative: Record<GermanGender, string> = { m: "er", f: "e", n: "es", pl: "e" };
const strongDative: Record<GermanGender, string> = { m: "em", f: "er", n: "em", pl: "en" };

/** "gestreift" + n -> "gestreiftes" (no article, nominative). */
export const germanAdjective = (stem: string, gender: GermanGender): string =>
	stem + strongNominative[gender];
/** "gestreift" + f -> "gestreifter" ("aus gestreifter Seide"). */
export const germanDative = (stem: string, gender: GermanGender): string => stem + strongDative[gender];

/** Regular agreement; `~` marks where the ending goes ("peint~ à la main"), `=` an invariable word ("=oversize"). */
export function frenchAdjective(word: string, gender: FrenchGender): string {
	if (word.startsWith("=")) return word.slice(1);
	const [stem = "", tail = ""] = word.split("~");
	const feminine = gender.startsWith("f") && !stem.endsWith("e") ? `${stem}e` : stem;
	const plural = gender.endsWith("p") && !/[sx]$/.test(feminine) ? `${feminine}s` : feminine;
	return plural + tail;
}

/** "مطرز/مطرزة" -> by gender; a phrase without slash ("بحزام") does not change. */
export function arabicAdjective(word: string, gender: ArabicGender): string {
	const [masculine = "", feminine = masculine] = word.split("/");
	return gender === "m" ? masculine : feminine;
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
