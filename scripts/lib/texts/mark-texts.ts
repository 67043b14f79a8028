import type { TextBundle } from "../../../shared/i18n/create-texts.ts";

/** A text that is still English in another language begins with the language in brackets; `npm run i18n` counts such texts. */
export const markText = (code: string, text: string): string => (code === "en" ? text : `[${code}] ${text}`);

export const isMarked = (code: string, text: string): boolean => text.startsWith(`[${code}] `);

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Returns English texts marked as untranslated, with the plural forms that the language has. */
export function markTexts(code: string, texts: TextBundle): TextBundle {
	const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
	const marked: TextBundle = {};
	for (const [name, text] of Object.entries(texts)) {
		if (typeof text !== "string") {
			marked[name] = markTexts(code, text as TextBundle);
			continue;
		}
		const [, base, form] = PLURAL.exec(name) ?? [];
		if (!base) marked[name] = markText(code, text);
		else if (form === "other")
			for (const one of forms) {
				const own = texts[`${base}_${one}`];
				marked[`${base}_${one}`] = markText(code, typeof own === "string" ? own : text);
			}
	}
	return marked;
}

export const writeJson = (value: unknown): string => `${JSON.stringify(value, null, "\t")}\n`;
