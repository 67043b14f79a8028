import type { SearchRule } from "../../house/search-settings.ts";
import { type Language, textIn } from "../../languages.ts";
import { fold } from "../../search/text/words.ts";

export type RuledQuery = { query: string; contexts: readonly string[]; language: Language };
export type RuleOutcome = { pinned: string[]; redirect?: string };

export function applyRules(rules: readonly SearchRule[], asked: RuledQuery): RuleOutcome {
	const met = rules.filter((rule) => isMet(rule, asked));
	const redirect = met.find((rule) => rule.redirect !== undefined)?.redirect;
	return {
		pinned: [...new Set(met.flatMap((rule) => rule.pinned ?? []))],
		...(redirect === undefined ? {} : { redirect }),
	};
}

function isMet({ context, phrase }: SearchRule, { query, contexts, language }: RuledQuery): boolean {
	if (context !== undefined && !contexts.includes(context)) return false;
	const asked = fold(query.trim(), language);
	if (phrase === "none") return asked === "";
	const phrases = textIn(phrase.text, language)
		.split(",")
		.map((one) => fold(one.trim(), language));
	return phrases.some((one) => (phrase.anchoring === "is" ? asked === one : asked.includes(one)));
}
