import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import type { TFunction } from "i18next";
import common from "../../locales/common.json" with { type: "json" };
import lastResort from "../../locales/default.json" with { type: "json" };

export type TextBundle = Record<string, unknown>;

export type Texts = {
	t: TFunction;
	add(bundle: TextBundle): void;
};

type Values = Record<string, unknown> & { count?: number };

/**
 * Implements the two features of i18next that the texts use, `{{values}}` and plural forms, because the library itself would take much of
 * the budget of a first visit (decision 33).
 */
export function createTexts(language: LanguageCode, bundle: TextBundle): Texts {
	const plurals = new Intl.PluralRules(language);
	const bundles: TextBundle[] = [bundle, common, lastResort];
	// A list needs the same texts for each of its tiles.
	const textCache = new Map<string, string>();

	const find = (key: string): string | undefined => {
		const cachedText = textCache.get(key);
		if (cachedText !== undefined) return cachedText;
		const path = key.split(".");
		for (const texts of bundles) {
			const text = path.reduce<unknown>((group, name) => (group as TextBundle | undefined)?.[name], texts);
			if (typeof text !== "string") continue;
			textCache.set(key, text);
			return text;
		}
	};
	const t = (key: string, values: Values = {}): string => {
		const { count } = values;
		const pluralText = count === undefined ? undefined : find(`${key}_${plurals.select(count)}`);
		const text = pluralText ?? find(key) ?? key;
		return text.includes("{{")
			? text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
			: text;
	};
	return { t: t as unknown as TFunction, add: (more) => void bundles.unshift(more) };
}
