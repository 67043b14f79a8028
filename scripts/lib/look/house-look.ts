import { dirname, relative, resolve } from "node:path";
import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { findTextFile, findTypefaces, listPreloads } from "@vetrina/shop-rules/theme/fonts.ts";
import { completeTheme, type Theme } from "@vetrina/shop-rules/theme/theme.ts";
import {
	toConstants,
	toDeclarations,
	toFontFaces,
	toLogo,
	toScriptDeclarations,
} from "@vetrina/shop-rules/theme/theme-css.ts";
import { checkGlyphs } from "./check-glyphs.ts";
import { findFontFile } from "./find-font-file.ts";
import { readRatio } from "./read-logo.ts";

const SHEET = /\/client\/styles\/(?:tokens|languages\/([\w-]+))\.css$/;
const PLACE = "--house-theme: here;";
const LOGO = /\s*--house-logo: (here|centre);/;
const CONSTANT = /var\(--house-(\w+)\)/g;

/** Returns a style sheet of the shop with the values and the fonts of a house. `file`: the style sheet's absolute path. */
export function writeLook(css: string, file: string, theme: Theme, house: string): string {
	const constants = toConstants(theme);
	const findAddress = (path: string): string => relative(dirname(file), findFontFile(house, path));
	const { logo } = theme;
	const drawLogo = (_: string, place: string): string => {
		if (!logo) return "";
		const address = `${relative(dirname(file), resolve(house, logo))}?no-inline`;
		return toLogo(address, readRatio(house, logo), place === "centre" ? "auto" : "0");
	};
	const sheet = css.replace(LOGO, drawLogo).replace(CONSTANT, (_, name: string) => {
		const value = constants[name];
		if (value === undefined) throw new Error(`${file} names --house-${name}, which no theme has.`);
		return value;
	});
	const matched = SHEET.exec(file);
	if (!matched) return sheet;
	if (!sheet.includes(PLACE)) throw new Error(`${file} has no ${PLACE}`);
	const script = matched[1] && findScript(matched[1]);
	const declarations = script ? toScriptDeclarations(theme, script) : toDeclarations(theme);
	// Imports of a style sheet must precede its rules, so fonts are at its end.
	return `${sheet.replace(PLACE, () => declarations)}\n${toFontFaces(theme, findAddress, script)}`;
}

/** Returns a sentence for each fault of a theme in a house with these languages. */
export function checkLook(theme: Theme, languages: readonly string[], house: string): string[] {
	const faults = checkTheme(theme);
	return faults.length > 0 ? faults : checkGlyphs(theme, languages, house);
}

/**
 * Returns a module with the addresses of the fonts that pages preload and frames load: `usual`, and by language those of other scripts.
 */
export function writeFontModule(theme: Theme, languages: readonly string[], house: string): string {
	const names = new Map<string, string>();
	const name = (path: string): string => {
		const known = names.get(path) ?? `font${names.size}`;
		names.set(path, known);
		return known;
	};
	const { fonts } = completeTheme(theme);
	const others = languages.filter((language) => findTypefaces(fonts, findScript(language)));
	const write = (list: (script: string) => string): string =>
		[
			`usual: ${list("Latn")}`,
			...others.map((language) => `${JSON.stringify(language)}: ${list(findScript(language))}`),
		].join(", ");
	const preloads = write((script) => `[${listPreloads(theme, script).map(name).join(", ")}]`);
	const texts = write((script) => {
		const path = findTextFile(theme, script);
		return path ? name(path) : "undefined";
	});
	const imports = [...names].map(
		([path, local]) => `import ${local} from ${JSON.stringify(`${findFontFile(house, path)}?url`)};`,
	);
	return [
		...imports,
		`export const preloads = { ${preloads} };`,
		`export const textFonts = { ${texts} };`,
	].join("\n");
}

/** Returns the files of the fonts in which a house writes texts in these languages; none for fonts of the system. */
export const listTextFonts = (theme: Theme, languages: readonly string[], house: string): string[] => {
	const paths = languages.flatMap((language) => findTextFile(theme, findScript(language)) ?? []);
	return [...new Set(paths)].map((path) => findFontFile(house, path));
};
