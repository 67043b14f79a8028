import type { Language } from "../catalogue/import-lines.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import { textIn } from "../store/texts.ts";
import { fold } from "./words.ts";

/**
 * What the catalogue calls its colours, materials and categories. The segmenter's own dictionary does not know shop
 * words in running text (红色真丝连衣裙 becomes 红色/真/丝/连/衣裙); with these, queries are cut where the shop would.
 */
const kept = new WeakMap<CatalogueFrame, Map<Language, ReadonlySet<string>>>();

const NONE: ReadonlySet<string> = new Set();

export function vocabularyOf(frame: CatalogueFrame, language: Language): ReadonlySet<string> {
	if (language !== "ja" && language !== "ko" && language !== "zh") return NONE;
	const byLanguage = kept.get(frame) ?? new Map<Language, ReadonlySet<string>>();
	kept.set(frame, byLanguage);
	const found = byLanguage.get(language) ?? readVocabulary(frame, language);
	byLanguage.set(language, found);
	return found;
}

function readVocabulary(frame: CatalogueFrame, language: Language): ReadonlySet<string> {
	const names = [
		...frame.categories,
		...[...frame.attributes.values()].flatMap((attribute) => attribute.values),
	];
	const words = names.flatMap(({ name }) =>
		fold(textIn(name, language), language).split(/[^\p{L}\p{N}ー々]+/u),
	);
	return new Set(words.filter((word) => [...word].length > 1));
}
