import { contrast } from "./colors.ts";
import { HEADER_TYPES } from "./header-types.ts";
import {
	completeTheme,
	type FontRole,
	type Hex,
	type Theme,
	type ThemeColors,
	type Typeface,
} from "./theme.ts";

const READABLE = 4.5;
const VISIBLE = 3;
const COLOUR = /^#[0-9a-f]{6}$/;

type Pair = readonly [word: PlainColor, ground: PlainColor, least: number];
type PlainColor = {
	[Name in keyof ThemeColors]: ThemeColors[Name] extends Hex ? Name : never;
}[keyof ThemeColors];

/** Words and grounds that styles put together (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly Pair[] = [
	["ink", "paper", READABLE],
	["ink", "paperDeep", READABLE],
	["stone", "paper", READABLE],
	["stone", "paperDeep", READABLE],
	["stoneSoft", "paper", READABLE],
	["stoneSoft", "paperDeep", READABLE],
	["accent", "paper", READABLE],
	["accent", "paperDeep", READABLE],
	["onInk", "ink", READABLE],
	["onInkSoft", "ink", READABLE],
	["ink", "stonePale", VISIBLE],
];

const listColours = (value: unknown, path: string): [path: string, colour: unknown][] =>
	typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([name, one]) => listColours(one, `${path}.${name}`))
		: [[path, value]];

const LENGTH = /^(?:0|(?:\d*\.)?\d+(?:px|rem|em|%))$/;
const SIZE = /^(?:(?:clamp|min|max|calc)\([\w\s.,+*/%()-]+\)|(?:\d*\.)?\d+(?:px|rem|em))$/;
const TIME = /^(?:\d*\.)?\d+m?s$/;
const CURVE = /^(?:linear|ease(?:-in|-out|-in-out)?|(?:cubic-bezier|linear)\([\d\s.,%-]+\))$/;
const WINDOW = /^(?:arch|square)$/;
const WEIGHT = /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/;
const RANGE = /^U\+[\dA-F?]+(?:-[\dA-F]+)?(?:,\s*U\+[\dA-F?]+(?:-[\dA-F]+)?)*$/i;
const NAME = /^[\w .-]+$/;
const PATH = /^[\w@][\w@./-]*\.woff2$/;

type Value = [path: string, value: unknown, form: RegExp, example: string];

const HEADER = new RegExp(`^(?:${HEADER_TYPES.join("|")})$`);
const LOGO = /^\w[\w./-]*\.svg$/;

const listValues = (theme: Theme): Value[] => {
	const { corners, spacing, sizes, motion } = completeTheme(theme);
	return [
		["header", theme.header ?? "default", HEADER, "contrast"],
		["logo", theme.logo ?? "logo.svg", LOGO, "logo.svg"],
		["corners.button", corners.button, LENGTH, "0.25rem"],
		["corners.choice", corners.choice, LENGTH, "2rem"],
		["corners.window", corners.window, WINDOW, "arch"],
		["spacing.gutter", spacing.gutter, SIZE, "clamp(1rem, 2vw, 4rem)"],
		["spacing.block", spacing.block, SIZE, "clamp(4rem, 6vw, 9rem)"],
		["spacing.label", spacing.label, LENGTH, "0.12em"],
		...Object.entries(sizes).map(([name, size]): Value => [`sizes.${name}`, size, SIZE, "1.125rem"]),
		["motion.curve", motion.curve, CURVE, "cubic-bezier(0.2, 0, 0, 1)"],
		["motion.quick", motion.quick, TIME, "250ms"],
		["motion.slow", motion.slow, TIME, "500ms"],
	];
};

const listTypefaces = (theme: Theme): [path: string, typeface: Typeface | undefined][] => {
	const { fonts } = completeTheme(theme);
	const roles: readonly FontRole[] = ["text", "display"];
	return roles.flatMap((role) => [
		[`fonts.${role}`, fonts[role]],
		...Object.entries(fonts.scripts ?? {}).map(([script, typefaces]): [string, Typeface | undefined] => [
			`fonts.scripts.${script}.${role}`,
			typefaces[role],
		]),
	]);
};

const listFontValues = (path: string, { files = [], installed = [], standIn }: Typeface): Value[] => [
	...files.flatMap((file, at): Value[] => [
		[`${path}.files.${at}.path`, file.path, PATH, "fonts/house.woff2"],
		[`${path}.files.${at}.weight`, file.weight ?? "400", WEIGHT, "400 700"],
		[`${path}.files.${at}.range`, file.range ?? "U+0-10FFFF", RANGE, "U+0000-00FF"],
	]),
	...[...installed, ...(standIn?.local ?? [])].map((name): Value => [path, name, NAME, "Arial"]),
	...(standIn
		? [standIn.size, standIn.ascent, standIn.descent].map(
				(share): Value => [`${path}.standIn`, share, /^(?:\d*\.)?\d+$/, "98.5"],
			)
		: []),
	[`${path}.standIn.range`, standIn?.range ?? "U+0-10FFFF", RANGE, "U+0000-00FF"],
];

const listFormFaults = (theme: Theme): string[] =>
	[
		...listValues(theme),
		...listTypefaces(theme).flatMap(([path, typeface]) => (typeface ? listFontValues(path, typeface) : [])),
	]
		.filter(([, value, form]) => !form.test(String(value)))
		.map(([path, value, , example]) => `${path} is "${value}", which is no value such as "${example}".`);

const listFontFaults = (theme: Theme): string[] =>
	listTypefaces(theme)
		.filter(([, typeface]) => (typeface?.files?.length ?? 0) > 1)
		.filter(([, typeface]) => typeface?.files?.some(({ range, weight }) => !range && !weight))
		.map(
			([path]) =>
				`${path} has several files, so each needs the characters (range) or weights that it is for.`,
		);

/** Returns a sentence for each fault of a theme: values that are none, and words that would be hard to read. */
export function checkTheme(theme: Theme): string[] {
	const { colors } = theme;
	const invalid = listColours(colors, "colors")
		.filter(([, colour]) => typeof colour !== "string" || !COLOUR.test(colour))
		.map(([path, colour]) => `${path} is "${colour}", which is no colour such as "#1a2b3c".`);
	const faults = [...listFormFaults(theme), ...listFontFaults(theme)];
	if (invalid.length > 0) return [...invalid, ...faults];
	return PAIRS.filter(([word, ground, least]) => contrast(colors[word], colors[ground]) < least)
		.map(
			([word, ground, least]) =>
				`colors.${word} on colors.${ground} has a contrast of ${contrast(colors[word], colors[ground]).toFixed(2)}; it needs ${least}.`,
		)
		.concat(faults);
}
