import type { Language } from "../../shared/domain/site-locale.ts";
import type { TextBundle } from "../../shared/i18n/create-texts.ts";

/** One chunk per language; the document preloads the one that it speaks. */
const load: Record<Language, () => Promise<{ default: TextBundle }>> = {
	ar: () => import("../../locales/ar.json"),
	de: () => import("../../locales/de.json"),
	en: () => import("../../locales/en.json"),
	fr: () => import("../../locales/fr.json"),
	ja: () => import("../../locales/ja.json"),
	ko: () => import("../../locales/ko.json"),
	zh: () => import("../../locales/zh.json"),
};

export const loadTexts = async (language: Language): Promise<TextBundle> => (await load[language]()).default;
