import type { HouseText } from "../../house-text.ts";
import { t } from "./catalogue-text.ts";

export type GermanGender = "m" | "f" | "n" | "pl";
type FrenchGender = "m" | "f" | "mp" | "fp";
type ItalianGender = FrenchGender;
/** Arabic plurals of things agree as feminine singular, so two genders are enough. */
type ArabicGender = "m" | "f";

export type Noun = {
	ar: { word: string; gender: ArabicGender };
	de: { word: string; gender: GermanGender };
	fr: { word: string; gender: FrenchGender };
	it?: { word: string; gender: ItalianGender };
	/** The words of languages whose adjectives do not agree with nouns. */
	text: HouseText;
};

/** Parses a row of nouns, whose Arabic, German, French and Italian parts name the gender ("cappotto:m"). */
export function noun(row: string): Noun {
	const text = t(row);
	return {
		ar: readGender(text.ar, ["m", "f"]),
		de: readGender(text.de, ["m", "f", "n", "pl"]),
		fr: readGender(text.fr, ["m", "f", "mp", "fp"]),
		...(text.it ? { it: readGender(text.it, ["m", "f", "mp", "fp"]) } : {}),
		text,
	};
}

function readGender<G extends string>(part: string, genders: readonly G[]): { word: string; gender: G } {
	const [word = "", mark] = part.split(":");
	const gender = genders.find((one) => one === mark);
	if (gender === undefined) throw new Error(`no gender: ${part}`);
	return { word, gender };
}

const strongNominative: Record<GermanGender, string> = { m: "er", f: "e", n: "es", pl: "e" };
const strongDative: Record<GermanGender, string> = { m: "em", f: "er", n: "em", pl: "en" };

/** Returns the adjective without article in the nominative: "gestreift" and n give "gestreiftes". */
export const germanAdjective = (stem: string, gender: GermanGender): string =>
	stem + strongNominative[gender];
/** Returns the adjective in the dative: "gestreift" and f give "gestreifter", as in "aus gestreifter Seide". */
export const germanDative = (stem: string, gender: GermanGender): string => stem + strongDative[gender];

/**
 * Returns the regular form of an adjective. `~` marks the place of the ending ("peint~ à la main"), `=` an invariable word ("=oversize").
 */
export function frenchAdjective(word: string, gender: FrenchGender): string {
	if (word.startsWith("=")) return word.slice(1);
	const [stem = "", tail = ""] = word.split("~");
	const feminine = gender.startsWith("f") && !stem.endsWith("e") ? `${stem}e` : stem;
	const plural = gender.endsWith("p") && !/[sx]$/.test(feminine) ? `${feminine}s` : feminine;
	return plural + tail;
}

const italianEndings: Record<string, Record<ItalianGender, string>> = {
	o: { m: "o", f: "a", mp: "i", fp: "e" },
	co: { m: "co", f: "ca", mp: "ci", fp: "che" },
	e: { m: "e", f: "e", mp: "i", fp: "i" },
};

export function italianAdjective(word: string, gender: ItalianGender): string {
	if (word.startsWith("=")) return word.slice(1);
	const [whole = "", tail = ""] = word.split("~");
	const [ending = ""] = /(?:co|o|e)$/.exec(whole) ?? [];
	return whole.slice(0, whole.length - ending.length) + (italianEndings[ending]?.[gender] ?? "") + tail;
}

/** Returns the form of "مطرز/مطرزة" for the gender. A phrase without a slash ("بحزام") does not change. */
export function arabicAdjective(word: string, gender: ArabicGender): string {
	const [masculine = "", feminine = masculine] = word.split("/");
	return gender === "m" ? masculine : feminine;
}

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
