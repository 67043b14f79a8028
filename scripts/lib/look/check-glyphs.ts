import { readFileSync } from "node:fs";
import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { findTypefaces } from "@vetrina/shop-rules/theme/fonts.ts";
import { completeTheme, type FontRole, type Theme, type Typeface } from "@vetrina/shop-rules/theme/theme.ts";
import { listTexts, readTexts } from "../texts/text-files.ts";
import { findFontFile } from "./find-font-file.ts";
import { readFont } from "./read-font.ts";

const WRITING: Readonly<Record<string, RegExp>> = {
	Latin: /\p{Script=Latin}/u,
	Arabic: /\p{Script=Arabic}/u,
	Japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
	Korean: /\p{Script=Hangul}/u,
};
const SHOWN = 12;

/** Returns the letters of a language's texts, as they are and as capitals. */
function listLetters(language: string): Set<string> {
	const texts = [...listTexts(readTexts(language))]
		.map(([, text]) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, ""))
		.join("");
	return new Set((texts + texts.toLocaleUpperCase(language)).normalize("NFC").match(/\p{L}/gu));
}

const readRange = (range: string): [first: number, last: number][] =>
	range.split(",").map((part) => {
		const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-");
		const read = (text: string, wild: string): number => Number.parseInt(text.replaceAll("?", wild), 16);
		return [read(first, "0"), read(last, "F")];
	});

function listGlyphs(typefaces: readonly (Typeface | undefined)[], house: string): Set<number> {
	const glyphs = new Set<number>();
	for (const { path, range } of typefaces.flatMap((typeface) => typeface?.files ?? [])) {
		const { characters } = readFont(readFileSync(findFontFile(house, path)));
		const parts = range ? readRange(range) : [];
		for (const character of characters)
			if (!range || parts.some(([first, last]) => character >= first && character <= last))
				glyphs.add(character);
	}
	return glyphs;
}

/**
 * Returns a sentence for each typeface that has some letters of a language's writing and lacks others, whose words would mix two fonts. A
 * writing that a typeface lacks altogether is shown in installed fonts (shell-35).
 */
export function checkGlyphs(theme: Theme, languages: readonly string[], house: string): string[] {
	const { fonts } = completeTheme(theme);
	const roles: readonly FontRole[] = ["text", "display"];
	return languages.flatMap((language) => {
		const letters = [...listLetters(language)];
		const own = findTypefaces(fonts, findScript(language));
		return roles.flatMap((role) => {
			const glyphs = listGlyphs([own?.[role], fonts[role]], house);
			const hasGlyph = (letter: string): boolean => glyphs.has(letter.codePointAt(0) ?? 0);
			return Object.entries(WRITING).flatMap(([writing, pattern]) => {
				const needed = letters.filter((letter) => pattern.test(letter));
				const missing = needed.filter((letter) => !hasGlyph(letter));
				if (missing.length === 0 || missing.length === needed.length) return [];
				const shown = missing.slice(0, SHOWN).join(" ") + (missing.length > SHOWN ? " …" : "");
				return `fonts.${role} has ${writing} letters without ${shown}, which texts in "${language}" contain. Add a file that has them.`;
			});
		});
	});
}
