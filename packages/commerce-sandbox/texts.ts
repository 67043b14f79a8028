import { findVariant, findVariantLanguage } from "@vetrina/shop-rules/locale/fallback.ts";
import { type LanguageCode, languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { respell } from "@vetrina/shop-rules/locale/spelling.ts";
import { noteFallback } from "./fallbacks.ts";
import { findStandIns } from "./languages.ts";
import type en from "./texts/en.json";

/**
 * English is complete, so its file defines the type. Texts that another language lacks fall back along the language's chain and are counted
 * (locale-8).
 */
export type Texts = typeof en;

type Tree = { readonly [name: string]: string | Tree };

/** In a bundle, `import()` of a file that is missing throws at once instead of rejecting, so the failure is caught around it. */
const load = async (code: string): Promise<Tree> => {
	try {
		return (await import(`./texts/${code}.json`, { with: { type: "json" } })).default;
	} catch {
		return {};
	}
};

const files = new Map<string, Tree>(
	await Promise.all(languageCodes.map(async (code) => [code, await load(code)] as const)),
);

const textsByLanguage = new Map<LanguageCode, Texts>();

export const readTexts = (code: LanguageCode, locale = ""): Texts => readMerged(findVariant(locale) ?? code);

function readMerged(language: LanguageCode): Texts {
	const cachedTexts = textsByLanguage.get(language);
	if (cachedTexts) return cachedTexts;
	const whole = findVariantLanguage(language);
	const chain = [language, ...findStandIns(language)].map((code) => {
		const file = files.get(code) ?? {};
		return code === whole ? respell(file, language) : file;
	});
	const { texts, fallbacks } = mergeTexts(chain);
	if (!whole) noteFallback(language, fallbacks);
	textsByLanguage.set(language, texts as Texts);
	return texts as Texts;
}

export function mergeTexts(chain: readonly Tree[]): { texts: Tree; fallbacks: number } {
	let fallbacks = 0;
	const texts: Record<string, string | Tree> = {};
	for (const [name, last] of Object.entries(chain.at(-1) ?? {})) {
		const translations = chain.map((file) => file[name]);
		if (typeof last === "string") {
			const at = translations.findIndex((text) => typeof text === "string");
			texts[name] = translations[at] ?? last;
			if (at > 0) fallbacks++;
		} else {
			const inner = mergeTexts(translations.map((group) => (typeof group === "object" ? group : {})));
			texts[name] = inner.texts;
			fallbacks += inner.fallbacks;
		}
	}
	return { texts, fallbacks };
}
