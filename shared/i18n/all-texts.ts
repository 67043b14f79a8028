import { languages, textsFolder } from "virtual:texts/all";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import lastResort from "../../locales/default.json" with { type: "json" };
import { createTexts, type TextBundle, type Texts } from "./create-texts.ts";

/**
 * A built Worker loads each language from its assets (worker/request/load-texts.ts), so that its script does not grow with the number of
 * languages; the development server and tests have all of them.
 */
const bundles = new Map(Object.entries(languages)) as Map<Language, TextBundle>;
const textsByLanguage = new Map<Language, Texts>();

export const createTextsPath = (language: Language): string => `${textsFolder}${language}.json`;

export const LAST_WORDS = `${lastResort.error.siteUnavailable} ${lastResort.error.comeBack}`;

export const hasTexts = (language: Language): boolean => bundles.has(language);

export const keepTexts = (language: Language, bundle: TextBundle): void => void bundles.set(language, bundle);

export function readBundle(language: Language): TextBundle {
	const bundle = bundles.get(language);
	if (!bundle) throw new Error(`The texts of ${language} are used before they are loaded`);
	return bundle;
}

export function textsOf(language: Language): Texts {
	const texts = textsByLanguage.get(language) ?? createTexts(language, readBundle(language));
	textsByLanguage.set(language, texts);
	return texts;
}
