import { findChain, findVariantLanguage } from "./fallback.ts";
import type { LanguageCode } from "./languages.ts";
import { respell } from "./spelling.ts";

/** Contains values by language. For a missing language, the next one of its fallback chain applies (`findChain`). */
export type ByLanguage<Value> = { en: Value } & { [other in Exclude<LanguageCode, "en">]?: Value };

export type Text = ByLanguage<string>;

/** Returns the code of the value that a language or variant uses: its own, or the first of its chain that has one. */
export const findShown = (text: ByLanguage<unknown>, code: LanguageCode): LanguageCode =>
	// A test checks that chains name only rows.
	(findChain(code) as readonly LanguageCode[]).find((one) => text[one] !== undefined) ?? "en";

/** Returns the value that a code shows. A variant spells its language's value in its own letters, such as ss for ß in Switzerland. */
export const readText = <Value = string>(text: ByLanguage<Value>, code: LanguageCode): Value => {
	const shown = findShown(text, code);
	const value = text[shown] ?? text.en;
	return shown === findVariantLanguage(code) ? respell(value, code) : value;
};

/** Returns true if the text is in another language. A regional variant that shows its language's text is no fallback. */
export const isFallback = (shown: LanguageCode, code: LanguageCode): boolean =>
	shown !== code && shown !== findVariantLanguage(code);
