import type { i18n } from "i18next";
import type { Language } from "../../../shared/domain/locale/site-locale.ts";
import type { TextBundle } from "../../../shared/i18n/create-texts.ts";

type Texts = { default: TextBundle };

/** One chunk per language; the document preloads the one that it speaks. */
const files = import.meta.glob<Texts>("./??.json", { base: "../../../locales" });
/** What is said by parts that come with an interaction. */
const lateFiles = import.meta.glob<Texts>("./??.json", { base: "../../../locales/late" });

const load = async (file: (() => Promise<Texts>) | undefined): Promise<TextBundle> => {
	if (!file) throw new Error("No such texts");
	return (await file()).default;
};

export const loadTexts = (language: Language): Promise<TextBundle> => load(files[`./${language}.json`]);

/** Puts the texts of lazily loaded parts beside the others, once; what has failed is tried again. */
export function lateTexts(texts: i18n, language: Language): () => Promise<void> {
	let coming: Promise<void> | undefined;
	return () => {
		coming ??= load(lateFiles[`./${language}.json`]).then(
			(bundle) => void texts.addResourceBundle(language, "texts", bundle, true),
			(error) => {
				coming = undefined;
				throw error;
			},
		);
		return coming;
	};
}
