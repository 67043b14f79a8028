import { LANGUAGE_ROWS, type LanguageCode, type LanguageRow, languageCodes } from "./languages.ts";
import { findScript } from "./scripts.ts";
import { isLanguage, type Language, localeTag, type SiteLocale } from "./site-locale.ts";

type Rows = Readonly<Record<string, LanguageRow>>;

const SCRIPT = /-[A-Z][a-z]{3}(?=-)/;

/** Codes by the tags of the locales that show their texts, such as `zh-Hant` by `zh-TW`. */
const tables = new WeakMap<Rows, ReadonlyMap<string, string>>();

const mapTags = (rows: Rows): ReadonlyMap<string, string> => {
	const known = tables.get(rows);
	if (known) return known;
	const tags = Object.entries(rows).flatMap(([code, row]) => {
		if ("fallback" in row && !("scriptOf" in row)) return [];
		const { language, region = "" } = new Intl.Locale(code);
		return (row.countries ?? [region]).map((country): [string, string] => [`${language}-${country}`, code]);
	});
	const table = new Map(tags);
	tables.set(rows, table);
	return table;
};

/**
 * Returns the code of the variant or script whose texts a locale's tag has, such as `fr-CA`, or `zh-Hant` for `zh-TW`; else undefined. It
 * has no address of its own: `/fr-ca` is French in Canada.
 */
export const findVariant = (tag: string, rows: Rows = LANGUAGE_ROWS): LanguageCode | undefined =>
	// The codes are the names of the rows; only tests pass other rows. Pages name the script in their tags, the platform does not.
	mapTags(rows).get(tag.replace(SCRIPT, "")) as LanguageCode | undefined;

/** Returns the code of the texts for a locale: its variant or script if that has texts of its own, else its language. */
export const findTextCode = (language: Language, tag: string): LanguageCode => findVariant(tag) ?? language;

export const isVariant = (code: string, rows: Rows = LANGUAGE_ROWS): boolean =>
	findVariantLanguage(code, rows) !== undefined;

/** Returns the code whose texts a regional variant completes: a language or a script. Undefined if the code is not a variant's. */
export function findVariantLanguage(code: string, rows: Rows = LANGUAGE_ROWS): LanguageCode | undefined {
	const row = rows[code];
	// A test checks that `variantOf` always names a language or script with a row.
	return row && "variantOf" in row ? (row.variantOf as LanguageCode) : undefined;
}

/** Returns the code that has whole texts: that of a variant's language or script, else the code itself. */
export const findWhole = (code: LanguageCode): LanguageCode => findVariantLanguage(code) ?? code;

/** Codes that have whole texts: languages, and scripts of their own. */
export const wholeCodes = languageCodes.filter((code) => !isVariant(code));

/** Returns the language of addresses and of the platform, such as `zh` for `zh-Hant-HK`. */
export function findLanguage(code: string): Language {
	const language = code.split("-")[0] ?? "";
	return isLanguage(language) ? language : "en";
}

/** Returns the codes whose texts are tried, in this order, for a code: its own first. An unknown code gets English. */
export const findChain = (code: string, rows: Rows = LANGUAGE_ROWS): readonly string[] => {
	const row = rows[code];
	if (!row) return ["en"];
	return [code, ...("variantOf" in row ? findChain(row.variantOf, rows) : row.fallback)];
};

/**
 * Returns the tag by which pages declare the language of their texts. It has the script if the texts are in another one than the language's
 * own, or if readers of the bare tag would take it for another one: `zh-Hant-TW`, and `zh-Hans-AU`, because CLDR reads `zh-AU` as Traditional.
 */
export function pageTag(locale: Pick<SiteLocale, "language" | "country">): string {
	const tag = localeTag(locale);
	const script = findScript(findTextCode(locale.language, tag));
	const isPlain = script === findScript(locale.language) && script === findScript(tag);
	return isPlain ? tag : `${locale.language}-${script}-${locale.country}`;
}
