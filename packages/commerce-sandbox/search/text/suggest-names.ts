import { type LanguageCode, textIn } from "../../languages.ts";
import type { CategoryInfo } from "../../store/catalogue-frame.ts";
import type { PhraseTerm } from "./text-matches.ts";
import { fold, isPaired, stem, wordsIn } from "./words.ts";

/**
 * Returns whether every typed word begins a word of the name or shares its stem. A typed word of Chinese, Japanese or Korean may be
 * anywhere in the name.
 */
type NameMatch = (name: string) => boolean;

function nameMatch(terms: readonly PhraseTerm[], language: LanguageCode): NameMatch {
	const wantedWords = terms.map(({ typed, readings }) => [
		typed,
		...readings.filter(({ corrected }) => corrected).map(({ value }) => fold(value, language)),
	]);
	return (name) => {
		const words = wordsIn(fold(name, language));
		return wantedWords.every((ways) =>
			ways.some((way) => words.some((word) => isSaidBy(word, way, language))),
		);
	};
}

const isSaidBy = (word: string, typed: string, language: LanguageCode): boolean =>
	word.startsWith(typed) ||
	(isPaired(typed) && word.includes(typed)) ||
	(typed.length > 2 && stem(word, language) === stem(typed, language));

export function suggestCategories(
	categories: readonly CategoryInfo[],
	terms: readonly PhraseTerm[],
	language: LanguageCode,
	limit: number,
): CategoryInfo[] {
	if (terms.length === 0) return [];
	const matches = nameMatch(terms, language);
	const singles = terms.map((term) => nameMatch([term], language));
	const own = (category: CategoryInfo): string => textIn(category.name, language);
	const byOwnName = categories.filter((category) => matches(own(category)));
	const byPath = categories.filter(
		(category) =>
			!byOwnName.includes(category) &&
			singles.some((isIn) => isIn(own(category))) &&
			matches([...category.ancestors, category].map(own).join(" ")),
	);
	const topFirst = (a: CategoryInfo, b: CategoryInfo): number => a.ancestors.length - b.ancestors.length;
	return [...byOwnName.sort(topFirst), ...byPath.sort(topFirst)].slice(0, limit);
}

export function suggestNames(
	names: readonly string[],
	terms: readonly PhraseTerm[],
	language: LanguageCode,
	limit: number,
): string[] {
	if (terms.length === 0) return [];
	const matches = nameMatch(terms, language);
	return names.filter(matches).slice(0, limit);
}
