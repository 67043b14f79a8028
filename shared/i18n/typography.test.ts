import { findVariantLanguage } from "@vetrina/shop-rules/locale/fallback.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, test } from "vitest";
import { readBundle } from "./all-texts.ts";

const textsIn = (value: unknown, path = ""): [string, string][] =>
	typeof value === "string"
		? [[path, value]]
		: Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
				textsIn(inner, path ? `${path}.${key}` : key),
			);

/** Patterns that no text of a language may match, each with its name in messages. */
const rejected: Partial<Record<Language, [reason: string, pattern: RegExp][]>> = {
	en: [["a straight apostrophe", /'/]],
	de: [
		["a straight apostrophe or quotation mark", /['"]/],
		["du", /(?:^|\s)(?:du|dein\w*|dich|dir)(?=[\s.,!]|$)/i],
	],
	fr: [
		["a straight apostrophe", /'/],
		["anything but a narrow no-break space before ; ! ? »", /[^\u202f](?=[;!?»])/u],
		["anything but a no-break space before a colon", /[^\u00a0](?=:(?:\s|$))/u],
		["« without a narrow no-break space", /«(?!\u202f)/u],
	],
	it: [
		["a straight apostrophe or quotation mark", /['"“”]/],
		["a space before punctuation or inside « »", /\s[:;!?»]|«\s/u],
		["tu", /(?:^|[\s’])(?:tu|tuo|tua|tuoi|tue|ti|te)(?=[\s.,!?]|$)/i],
		["an accent written as an apostrophe", /(?:^|\s)(?:E’|perche’|piu’|puo’)/i],
		["a grave accent where it is acute", /(?:perch|poich|finch|bench)è/i],
	],
	ar: [
		["a tanwin on the alif", /اً/u],
		["Latin punctuation", /[,;?]/],
	],
	ja: [
		["a space next to Japanese", /[぀-ヿ一-鿿] | [぀-ヿ一-鿿]/u],
		["half-width punctuation", /[぀-ヿ一-鿿][,.!?:;]/u],
		["another word for logging in", /サイン(?:イン|アウト)/u],
	],
	ko: [["a choice of particles", /\((?:으|이|은|을|과)\)|[을은이과]\([를는가와]\)/u]],
	zh: [
		["half-width punctuation", /[一-鿿][,.!?:;]/u],
		["a number without a space next to it", /[一-鿿][0-9A-Za-z]|[0-9A-Za-z][一-鿿]/u],
	],
};

test.each(languageCodes)("texts in %s follow the language's typography", (code) => {
	const language = findVariantLanguage(code) ?? (code as Language);
	const faults = textsIn(readBundle(code)).flatMap(([key, text]) =>
		(rejected[language] ?? [])
			// A slash between two choices has spaces in every language.
			.filter(([, pattern]) => pattern.test(text.replaceAll(" / ", "")))
			.map(([reason]) => `${key}: ${reason}: ${text}`),
	);
	expect(faults).toEqual([]);
});
