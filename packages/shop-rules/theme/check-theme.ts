import { contrast } from "./colors.ts";
import type { Hex, Theme, ThemeColors } from "./theme.ts";

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

/** Returns a sentence for each fault of a theme: colours that are none, and words that would be hard to read. */
export function checkTheme({ colors }: Theme): string[] {
	const invalid = listColours(colors, "colors")
		.filter(([, colour]) => typeof colour !== "string" || !COLOUR.test(colour))
		.map(([path, colour]) => `${path} is "${colour}", which is no colour such as "#1a2b3c".`);
	if (invalid.length > 0) return invalid;
	return PAIRS.filter(([word, ground, least]) => contrast(colors[word], colors[ground]) < least).map(
		([word, ground, least]) =>
			`colors.${word} on colors.${ground} has a contrast of ${contrast(colors[word], colors[ground]).toFixed(2)}; it needs ${least}.`,
	);
}
