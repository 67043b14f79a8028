import { findChain, findVariantLanguage } from "./fallback.ts";
import type { LanguageCode } from "./languages.ts";

/** Something that texts are made of, by language; missing languages fall back by the chain of their row. */
export type ByLanguage<Value> = { en: Value } & { [other in Exclude<LanguageCode, "en">]?: Value };

export type Text = ByLanguage<string>;

/** Returns the code of the text that a language or variant shows: its own, or the first of its chain. */
export const findShown = (text: ByLanguage<unknown>, code: LanguageCode): LanguageCode =>
	// A test checks that chains name rows only.
	(findChain(code) as readonly LanguageCode[]).find((one) => text[one] !== undefined) ?? "en";

export const readText = <Value = string>(text: ByLanguage<Value>, code: LanguageCode): Value =>
	text[findShown(text, code)] ?? text.en;

/** Returns whether a code shows another language; a variant that shows its language does not. */
export const isFallback = (shown: LanguageCode, code: LanguageCode): boolean =>
	shown !== code && shown !== findVariantLanguage(code);
