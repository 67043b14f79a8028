import { findVariantLanguage, wholeCodes } from "@vetrina/shop-rules/locale/fallback.ts";
import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import type { Text } from "@vetrina/shop-rules/locale/text.ts";

/**
 * The sources hold seven languages in each row. Files `languages/<code>.json`, here and in the catalogue, translate the English texts to
 * further languages; missing texts fall back along the language's chain (decision 106).
 */

const ROW_LANGUAGES = ["ar", "de", "en", "fr", "ja", "ko", "zh"] as const;
type RowLanguage = (typeof ROW_LANGUAGES)[number];
export type Row<Value = string> = Readonly<Record<RowLanguage, Value>>;

declare const translated: unique symbol;
/** A text with the translations of the language files. The brand forces other modules to create texts with the functions of this module. */
export type HouseText = Row & Text & { readonly [translated]: true };
export type Translations = Readonly<Record<string, string>>;

const fileCodes = languageCodes.filter((code) => !ROW_LANGUAGES.some((one) => one === code));
/** In a bundle, `import()` of a file that is missing throws at once instead of rejecting, so the failure is caught around it. */
const load = async (code: string): Promise<Translations> => {
	try {
		return (await import(`./languages/${code}.json`, { with: { type: "json" } })).default;
	} catch {
		return {};
	}
};
type Files = readonly (readonly [code: LanguageCode, texts: Translations])[];

export const loadTranslations = (loadFile: (code: string) => Promise<Translations>): Promise<Files> =>
	Promise.all(fileCodes.map(async (code) => [code, await loadFile(code)] as const));

const files = await loadTranslations(load);
const allFiles: Files[] = [files];
/** Makes the report of missing translations know further files. */
export const addTranslations = (more: Files): void => void allFiles.push(more);

export const sourceTexts = new Map<string, Set<string>>();

/**
 * Adds the translations of language files to a row. A context separates the meanings of an English word: files may translate "Scarves|silk"
 * apart from "Scarves".
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
	toHouseText(Object.fromEntries(wholeCodes.map((code) => [code, name])) as Row);

export function listMissing(language: string): string[] {
	const own = allFiles.flatMap((some) => some.filter(([code]) => code === language));
	if (own.length === 0) return [];
	return [...sourceTexts.keys()].filter((key) => !own.some(([, texts]) => isTranslated(key, texts)));
}
const isTranslated = (key: string, texts: Translations): boolean =>
	key in texts || key.replace(/\|.*/, "") in texts;

/** Parses a row `ar | de | en | fr | ja | ko | zh`. Throws if a part is missing. */
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
	codes: readonly LanguageCode[] = languageCodes,
): HouseText {
	const all = codes.flatMap((code) => {
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

/** Yields the text of each language, and of those variants (such as British English) that differ from their language. */
function* listDifferent(make: (language: LanguageCode) => string): Generator<[LanguageCode, string]> {
	for (const code of languageCodes) {
		const text = make(code);
		const language = findVariantLanguage(code);
		if (!language || text !== make(language)) yield [code, text];
	}
}
