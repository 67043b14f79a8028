import { languages } from "virtual:texts/all";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createTexts, type TextBundle, type Texts } from "./create-texts.ts";

/** Every language with all its texts, for the server and for tests. */
export const bundles: Record<Language, TextBundle> = languages;

const made = new Map<Language, Texts>();

/** The texts of a language. Kept, because they never change: nothing of a request is in them. */
export function textsOf(language: Language): Texts {
	const texts = made.get(language) ?? createTexts(language, bundles[language]);
	made.set(language, texts);
	return texts;
}
