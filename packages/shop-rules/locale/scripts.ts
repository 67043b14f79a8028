/** Traits of a language that follow from its script. CLDR knows the script, so the rows of languages.ts need not say it. */

const scripts = new Map<string, string>();

/** Returns the ISO 15924 code of a language's script, such as `Latn`, `Arab`, `Jpan`, `Kore` or `Hans`. */
export const findScript = (language: string): string => {
	const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "";
	scripts.set(language, script);
	return script;
};

export const readDirection = (language: string): "ltr" | "rtl" =>
	/Arab|Hebr/.test(findScript(language)) ? "rtl" : "ltr";

/** Chinese, Japanese and Korean: family names come first, and words cannot be told apart by blanks. */
export const isEastAsian = (language: string): boolean => /Jpan|Kore|Han/.test(findScript(language));

/** Carriers elsewhere can read names in such a language. */
export const isLatin = (language: string): boolean => findScript(language) === "Latn";
