import { createInstance, type i18n } from "i18next";
import common from "../../locales/common.json" with { type: "json" };
import lastResort from "../../locales/default.json" with { type: "json" };
import type { Language } from "../domain/locale/site-locale.ts";

/** Texts of one language as its file has them. */
export type TextBundle = Record<string, unknown>;

/**
 * The texts of one language: its own file first, then what all languages share, then the last resort.
 * An instance never changes its language: another language is another page load.
 */
export function createTexts(language: Language, bundle: TextBundle): i18n {
	const texts = createInstance();
	void texts.init({
		lng: language,
		fallbackLng: false,
		ns: ["texts", "common", "lastResort"],
		defaultNS: "texts",
		fallbackNS: ["common", "lastResort"],
		resources: { [language]: { texts: bundle, common, lastResort } },
		// React and the worker's escaping do this already.
		interpolation: { escapeValue: false },
		initAsync: false,
	});
	texts.t = remembered(texts.t);
	return texts;
}

/** What needs no values says the same each time: a list asks a hundred times, and looking it up is a tenth of its hydration. */
function remembered(t: i18n["t"]): i18n["t"] {
	const said = new Map<unknown, string>();
	const remembering = (...asked: [unknown]): string => {
		const [key] = asked;
		const known = asked.length === 1 ? said.get(key) : undefined;
		if (known !== undefined) return known;
		const text: string = Reflect.apply(t, undefined, asked);
		// Texts that come later are not missing for ever.
		if (asked.length === 1 && text !== key) said.set(key, text);
		return text;
	};
	return remembering as typeof t;
}
