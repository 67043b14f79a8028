import { languages, textsFolder } from "virtual:texts/all";
import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import lastResort from "../../locales/default.json" with { type: "json" };
import { createTexts, type TextBundle, type Texts } from "./create-texts.ts";

/**
 * A built Worker loads each language from its assets (worker/request/load-texts.ts), so that its script does not grow with the number of
 * languages. The development server and tests begin with all languages.
 */
const bundles = new Map(Object.entries(languages)) as Map<LanguageCode, TextBundle>;
const textsByCode = new Map<LanguageCode, Texts>();

export const createTextsPath = (code: LanguageCode): string => `${textsFolder}${code}.json`;

export const LAST_WORDS = `${lastResort.error.siteUnavailable} ${lastResort.error.comeBack}`;

export const hasTexts = (code: LanguageCode): boolean => bundles.has(code);

export const keepTexts = (code: LanguageCode, bundle: TextBundle): void => void bundles.set(code, bundle);

export function readBundle(code: LanguageCode): TextBundle {
	const bundle = bundles.get(code);
	if (!bundle) throw new Error(`The texts of ${code} are used before they are loaded`);
	return bundle;
}

export type TextLocale = Pick<SiteLocale, "language" | "country">;

/** Returns the code of the texts for a locale (locale-8), such as `fr-CA` in Canada and `fr` elsewhere. */
export const readTextCode = (locale: TextLocale): LanguageCode =>
	findTextCode(locale.language, localeTag(locale));

export const readTexts = (locale: TextLocale): Texts => textsOf(readTextCode(locale));

/** Returns the texts for a code; throws if they are not loaded. Call `readTexts` if there is a locale. */
export function textsOf(code: LanguageCode): Texts {
	const texts = textsByCode.get(code) ?? createTexts(code, readBundle(code));
	textsByCode.set(code, texts);
	return texts;
}
