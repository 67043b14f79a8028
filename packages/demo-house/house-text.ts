import { findVariantLanguage } from "@vetrina/shop-rules/locale/fallback.ts";
import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Text } from "@vetrina/shop-rules/locale/text.ts";

/**
 * The house's sources hold seven languages next to each other. Each other language has a file `languages/<code>.json`, whose keys are the
 * English texts of the sources. A text that the file lacks falls back by the chain of the language (decision 106).
 */

const ROW_LANGUAGES = ["ar", "de", "en", "fr", "ja", "ko", "zh"] as const;
type RowLanguage = (typeof ROW_LANGUAGES)[number];
export type Row<Value = string> = Readonly<Record<RowLanguage, Value>>;

declare const translated: unique symbol;
/** A text with the translations of the language files. Only this module can create the type, so that no text skips them. */
export type HouseText = Row & Text & { readonly [translated]: true };
export type Translations = Readonly<Record<string, string>>;

const fileCodes = languageCodes.filter((code) => !ROW_LANGUAGES.some((one) => one === code));
const load = async (code: string): Promise<Translations> =>
	import(`./languages/${code}.json`, { with: { type: "json" } }).then(
		({ default: texts }) => texts,
		() => ({}),
	);
const files = await Promise.all(fileCodes.map(async (code) => [code, await load(code)] as const));

export const sourceTexts = new Map<string, Set<string>>();

/**
 * Adds the translations of files to a text of seven languages. English words with a second meaning have a context: files may translate them
 * as `"Scarves|silk"`, and as "Scarves" otherwise.
 */
export function translateRow(row: Row, context?: string, translations = files): HouseText {
	const key = context === undefined ? row.en : `${row.en}|${context}`;
	const rows = sourceTexts.get(key) ?? new Set();
	sourceTexts.set(key, rows.add(Object.values(row).join("|")));
	return toHouseText({
		...row,
		...Object.fromEntries(
			translations.flatMap(([code, texts]) => {
				const text = texts[key] ?? texts[row.en];
				return text === undefined ? [] : [[code, text]];
			}),
		),
	});
}

export const toHouseText = (text: Row & Text): HouseText => text as HouseText;

export const everywhere = (name: string): HouseText =>
	toHouseText(Object.fromEntries(LANGUAGES.map((code) => [code, name])) as Row);

export const listMissing = (language: string): string[] =>
	files.flatMap(([code, texts]) =>
		code === language ? [...sourceTexts.keys()].filter((key) => !isTranslated(key, texts)) : [],
	);
const isTranslated = (key: string, texts: Translations): boolean =>
	key in texts || key.replace(/\|.*/, "") in texts;

/** Reads a row of the sources, whose languages are in the order ar | de | en | fr | ja | ko | zh. */
export function readRow(row: string): Row {
	const parts = row.split("|").map((part) => part.trim());
	const [ar, de, en, fr, ja, ko, zh] = parts;
	if (parts.length !== ROW_LANGUAGES.length || !ar || !de || !en || !fr || !ja || !ko || !zh)
		throw new Error(`not a part for each of ${ROW_LANGUAGES.join(", ")}: ${row}`);
	return { ar, de, en, fr, ja, ko, zh };
}

export const t = (row: string, context?: string): HouseText => translateRow(readRow(row), context);

export function combine(
	texts: readonly HouseText[],
	make: (parts: readonly string[], language: LanguageCode) => string,
): HouseText {
	const all = languageCodes.flatMap((code) => {
		const language = findVariantLanguage(code);
		if (language && !texts.some((text) => text[code])) return [];
		const parts = texts.flatMap((text) => text[code] ?? (language && text[language]) ?? []);
		return parts.length === texts.length ? [[code, make(parts, code)]] : [];
	});
	return toHouseText(Object.fromEntries(all) as Record<LanguageCode, string>);
}

export const mapText = (
	text: HouseText,
	change: (part: string, language: LanguageCode) => string,
): HouseText => combine([text], ([part = ""], language) => change(part, language));

export const inEachLanguage = (make: (language: LanguageCode) => string): HouseText =>
	toHouseText(Object.fromEntries(listDifferent(make)) as Record<LanguageCode, string>);

/** Leaves out variants that say the same as their language. */
function* listDifferent(make: (language: LanguageCode) => string): Generator<[LanguageCode, string]> {
	for (const code of languageCodes) {
		const text = make(code);
		const language = findVariantLanguage(code);
		if (!language || text !== make(language)) yield [code, text];
	}
}
