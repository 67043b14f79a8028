import { withoutComments } from "../checks/breakpoints.ts";

/** Values that belong to no house: fonts of the system, straight corners, circles and values of the theme. */
const NEUTRAL_FAMILY = /^(?:inherit|(?:ui-)?(?:system-ui|sans-serif|serif|monospace)|Shop|(?:var\(|\$\{).*)$/;
const NEUTRAL_CORNER = /^(?:0|50%|inherit|var\(.*|\$\{.*)$/;

const LINE_COMMENT = /(?<![:\w])\/\/.*$/gm;
const FAMILY = /\bfont-?family["']?\s*[:=]\s*(?:"([^"]*)"|`([^`]*)`|([^;}>]+))/gi;
const SHORTHAND = /(?<![\w-])font:\s*((?:\d|normal|italic|bold|var\(|clamp\(|min\(|max\()[^;}>]*)/g;
const CORNER = /\bborder-(?:[\w-]+-)?radius:\s*([^;}]+)|\bborder(?:\w*)Radius:\s*["'`]?([^"'`,}]+)/g;
const OTHERS = [/@font-face\b(?!\s*\{[^}]*\$\{)/g, /\bcubic-bezier\([^)]*\)/g, /[\w@./-]+\.woff2\b/g];

const listFamilies = (value: string): string[] =>
	value
		.split(/,(?![^(]*\))/)
		.map((family) => family.replace(/^[\s'"]+|[\s'"]+$/g, ""))
		.filter(Boolean);

/** Returns the families of a shorthand: all that follows the size, which ends with a unit, a parenthesis or the height of lines. */
const listShorthandFamilies = (value: string): string[] => {
	if (/\bvar\(--(?:text|display)\)\s*$|\$\{/.test(value)) return [];
	return listFamilies(value.replace(/^.*[\d)](?:px|rem|em|%)?(?:\s*\/\s*[\d.]+)?\s+(?=["'a-z])/i, ""));
};

/** Returns the typefaces, corners and courses of movement that a source writes itself instead of taking them from the theme of the house. */
export function findOwnLook(source: string): string[] {
	const code = withoutComments(source).replace(LINE_COMMENT, "");
	const families = [
		...[...code.matchAll(FAMILY)].flatMap(([, one, two, three]) => listFamilies(one ?? two ?? three ?? "")),
		...[...code.matchAll(SHORTHAND)].flatMap(([, value = ""]) => listShorthandFamilies(value)),
	].filter((family) => !NEUTRAL_FAMILY.test(family));
	const corners = [...code.matchAll(CORNER)]
		.map(([, css, script]) => (css ?? script ?? "").trim())
		.filter((corner) => !NEUTRAL_CORNER.test(corner));
	return [...families, ...corners, ...OTHERS.flatMap((other) => code.match(other) ?? [])];
}
