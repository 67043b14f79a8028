import type { i18n } from "i18next";
import type { Language } from "../../shared/domain/locale/site-locale.ts";
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

/** What is said by parts that come with an interaction. */
const loadLate: typeof load = {
	ar: () => import("../../locales/late/ar.json"),
	de: () => import("../../locales/late/de.json"),
	en: () => import("../../locales/late/en.json"),
	fr: () => import("../../locales/late/fr.json"),
	ja: () => import("../../locales/late/ja.json"),
	ko: () => import("../../locales/late/ko.json"),
	zh: () => import("../../locales/late/zh.json"),
};

export const loadTexts = async (language: Language): Promise<TextBundle> => (await load[language]()).default;

/** Puts the texts of lazily loaded parts beside the others, once; what has failed is tried again. */
export function lateTexts(texts: i18n, language: Language): () => Promise<void> {
	let coming: Promise<void> | undefined;
	return () => {
		coming ??= loadLate[language]().then(
			(bundle) => void texts.addResourceBundle(language, "texts", bundle.default, true),
			(error) => {
				coming = undefined;
				throw error;
			},
		);
		return coming;
	};
}
