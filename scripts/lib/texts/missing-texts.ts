import type { TextBundle } from "../../../shared/i18n/create-texts.ts";
import { listKeys, stripPlural } from "./text-files.ts";

/**
 * Returns the keys that a language lacks (`missing`) and those that English lacks (`unknown`). A counted text needs each plural form of
 * the language; a regional variant may lack any text.
 */
export function findMissingTexts(
	language: string,
	texts: TextBundle,
	english: TextBundle,
	isVariant = false,
): { missing: string[]; unknown: string[] } {
	const own = new Set(listKeys(texts));
	const expectedKeys = new Set(listExpected(language, english));
	return {
		missing: isVariant ? [] : [...expectedKeys].filter((key) => !own.has(key)),
		unknown: [...own].filter((key) => !expectedKeys.has(key)),
	};
}

/** Returns the keys of a regional variant whose texts are the same in its language; a variant should hold only differences. */
export function listRepeated(own: TextBundle, language: TextBundle): string[] {
	const read = (texts: TextBundle, key: string) =>
		key.split(".").reduce<unknown>((group, name) => (group as TextBundle | undefined)?.[name], texts);
	return [...listKeys(own)].filter((key) => read(own, key) === read(language, key));
}

function* listExpected(language: string, english: TextBundle): Generator<string> {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	const keys = listKeys(english);
	for (const key of keys.filter((one) => stripPlural(one) === one)) yield key;
	const countedKeys = new Set(keys.map(stripPlural).filter((key, at) => key !== keys[at]));
	for (const key of countedKeys) for (const form of forms) yield `${key}_${form}`;
}
