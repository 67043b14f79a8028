import type { SearchRule } from "../../house/search-settings.ts";
import { type LanguageCode, textIn } from "../../languages.ts";
import { fold } from "../../search/text/words.ts";

export type RuledQuery = { query: string; contexts: readonly string[]; language: LanguageCode };
export type RuleOutcome = { pinnedIds: string[]; redirect?: string };

export function applyRules(rules: readonly SearchRule[], ruledQuery: RuledQuery): RuleOutcome {
	const metRules = rules.filter((rule) => isMet(rule, ruledQuery));
	const redirect = metRules.find((rule) => rule.redirect !== undefined)?.redirect;
	return {
		pinnedIds: [...new Set(metRules.flatMap((rule) => rule.pinned ?? []))],
		...(redirect === undefined ? {} : { redirect }),
	};
}

function isMet({ context, phrase }: SearchRule, { query, contexts, language }: RuledQuery): boolean {
	if (context !== undefined && !contexts.includes(context)) return false;
	const foldedQuery = fold(query.trim(), language);
	if (phrase === "none") return foldedQuery === "";
	const phrases = textIn(phrase.text, language)
		.split(",")
		.map((one) => fold(one.trim(), language));
	return phrases.some((one) => (phrase.anchoring === "is" ? foldedQuery === one : foldedQuery.includes(one)));
}
