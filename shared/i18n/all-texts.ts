import type { i18n } from "i18next";
import ar from "../../locales/ar.json" with { type: "json" };
import de from "../../locales/de.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import fr from "../../locales/fr.json" with { type: "json" };
import ja from "../../locales/ja.json" with { type: "json" };
import ko from "../../locales/ko.json" with { type: "json" };
import zh from "../../locales/zh.json" with { type: "json" };
import type { Language } from "../domain/site-locale.ts";
import { createTexts, type TextBundle } from "./create-texts.ts";

/** Every language; for the server only (the browser loads its one language as a chunk). */
export const bundles: Record<Language, TextBundle> = { ar, de, en, fr, ja, ko, zh };

const made = new Map<Language, i18n>();

/** The texts of a language. Kept, because they never change: nothing of a request is in them. */
export function textsOf(language: Language): i18n {
	const texts = made.get(language) ?? createTexts(language, bundles[language]);
	made.set(language, texts);
	return texts;
}
