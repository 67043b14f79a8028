import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import type { LanguageCode } from "../../languages.ts";
import { isPaired, wordsIn } from "./words.ts";

const segmenters = new Map<LanguageCode, Intl.Segmenter>();
function segmenter(language: LanguageCode): Intl.Segmenter {
	const languageSegmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
	segmenters.set(language, languageSegmenter);
	return languageSegmenter;
}

export function segmentWords(text: string, language: LanguageCode): string[] {
	if (!/Jpan|Han/.test(findScript(language))) return wordsIn(text);
	return wordsIn(text).flatMap((run) =>
		isPaired(run)
			? [...segmenter(language).segment(run)].filter((part) => part.isWordLike).map((part) => part.segment)
			: [run],
	);
}
