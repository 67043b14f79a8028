const scripts = new Map<string, string>();

export const findScript = (language: string): string => {
	const script = scripts.get(language) ?? new Intl.Locale(language).maximize().script ?? "";
	scripts.set(language, script);
	return script;
};

export const readDirection = (language: string): "ltr" | "rtl" =>
	/Arab|Hebr/.test(findScript(language)) ? "rtl" : "ltr";

export const isEastAsian = (language: string): boolean => /Jpan|Kore|Han/.test(findScript(language));

export const isLatin = (language: string): boolean => findScript(language) === "Latn";
