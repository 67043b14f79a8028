import { byLightness, listChannels } from "./colors.ts";
import { findTypefaces, isScript, listFamilies, nameFamily, writeFamilies } from "./fonts.ts";
import { completeTheme, type FontRole, type Theme, type Typeface } from "./theme.ts";

/** Turns a file's path in the theme into its address in the style sheet. */
type FindAddress = (path: string) => string;

const toProperty = (name: string): string =>
	`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const writeDeclarations = (properties: Readonly<Record<string, string>>): string =>
	Object.entries(properties)
		.map(([name, value]) => `${name}: ${value};`)
		.join(" ");

const WINDOWS = { arch: "50% 50% 0 0 / 37.5% 37.5% 0 0", square: "0" } as const;

/**
 * Returns the custom properties of a theme as declarations. `--shade` is the darker one of ink and paper, for shades and
 * shadows with transparency; words on pictures (`--on-picture`) are light in every house.
 */
export function toDeclarations(theme: Theme): string {
	const { colors, fonts, spacing, sizes, motion } = completeTheme(theme);
	const { studio, curtain, map: _, ...plain } = colors;
	const [dark, light] = byLightness(plain.ink, plain.paper);
	return writeDeclarations({
		...Object.fromEntries(Object.entries(plain).map(([name, colour]) => [toProperty(name), colour])),
		"--shade": listChannels(dark),
		"--on-picture": light === plain.onInk ? "var(--on-ink)" : light,
		"--hairline": `rgb(${listChannels(plain.ink)} / 12%)`,
		"--hairline-on-ink": `rgb(${listChannels(plain.onInk)} / 18%)`,
		"--studio": `linear-gradient(${studio[0]} 62%, ${studio[1]} 84%, ${studio[2]})`,
		"--curtain": `linear-gradient(${curtain.join(", ")})`,
		"--display": fonts.display ? writeFamilies(listFamilies(theme, "display")) : "var(--text)",
		"--text": writeFamilies(listFamilies(theme, "text")),
		...Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--size-${name}`, size])),
		"--spacing-label": spacing.label,
		"--gutter": spacing.gutter,
		"--block": spacing.block,
		"--curve": motion.curve,
		"--quick": `${motion.quick} var(--curve)`,
		"--slow": `${motion.slow} var(--curve)`,
	});
}

/**
 * Returns the values that a build writes into rules in place of `var(--house-…)`, by these names. Neither a script nor a language changes
 * them, so that pages need no properties for them.
 */
export function toConstants(theme: Theme): Record<string, string> {
	const { corners, fonts, motion } = completeTheme(theme);
	const opticalSize = fonts.display?.opticalSize ?? fonts.text.opticalSize;
	return {
		axes: opticalSize === undefined ? "normal" : `"opsz" ${opticalSize}`,
		button: corners.button,
		choice: corners.choice,
		window: WINDOWS[corners.window],
		curve: motion.curve,
		slow: motion.slow,
	};
}

/** Returns declarations of pages in a script: its typefaces, and installed fonts for those that it lacks. */
export function toScriptDeclarations(theme: Theme, script: string): string {
	if (!isScript(script)) return "";
	const { fonts } = completeTheme(theme);
	const hasDisplay = fonts.display ?? findTypefaces(fonts, script)?.display;
	return writeDeclarations({
		...(hasDisplay && { "--display": writeFamilies(listFamilies(theme, "display", script)) }),
		"--text": writeFamilies(listFamilies(theme, "text", script)),
	});
}

/**
 * Returns declarations that draw the logo in place of the house's name, as high as a line of it. The name stays in the page for those who
 * listen to it (shell-36). `ratio`: the logo's width divided by its height; `margin`: at its sides.
 */
export const toLogo = (address: string, ratio: number, margin: "0" | "auto"): string => `
	display: block;
	box-sizing: content-box;
	block-size: 1.2em;
	inline-size: ${Number((ratio * 1.2).toFixed(3))}em;
	margin-inline: ${margin};
	overflow: hidden;
	text-indent: 200vw;
	white-space: nowrap;
	background: currentcolor;
	mask: url("${address}") center / contain no-repeat content-box;
	print-color-adjust: exact;
	@media (forced-colors: active) {
		background: CanvasText;
	}`;

/** Fonts for Latin letters stand in for these characters. */
const LATIN = "U+0000-02FF, U+1E00-1EFF, U+2000-206F, U+20A0-20C0, U+2122, U+2212";

const writeFace = (descriptors: Readonly<Record<string, string | undefined>>): string =>
	`@font-face { ${Object.entries(descriptors)
		.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value};`]))
		.join(" ")} }`;

const writeFiles = ({ files = [] }: Typeface, family: string, findAddress: FindAddress): string[] =>
	files.map(({ path, weight, range }) =>
		writeFace({
			"font-family": `"${family}"`,
			src: `url("${findAddress(path)}") format("woff2")`,
			"font-weight": weight,
			"font-display": "swap",
			"unicode-range": range,
		}),
	);

const writeStandIn = ({ files, standIn }: Typeface, family: string): string[] => {
	if (!files?.length || !standIn) return [];
	const { local, size, ascent, descent, range = LATIN } = standIn;
	return [
		writeFace({
			"font-family": `"${family}"`,
			src: local.map((name) => `local("${name}")`).join(", "),
			"size-adjust": `${size}%`,
			"ascent-override": `${ascent}%`,
			"descent-override": `${descent}%`,
			"line-gap-override": "0%",
			"unicode-range": range,
		}),
	];
};

/** Returns the `@font-face` rules of all pages, or those of pages in a script. */
export function toFontFaces(theme: Theme, findAddress: FindAddress, script?: string): string {
	const { fonts } = completeTheme(theme);
	const typefaces = script === undefined ? fonts : findTypefaces(fonts, script);
	const roles: readonly FontRole[] = ["display", "text"];
	const named = roles.flatMap((role) => {
		const typeface = typefaces?.[role];
		return typeface ? [{ typeface, name: nameFamily(role, script) }] : [];
	});
	// Alike rules are neighbours, which compress better.
	return [
		...named.flatMap(({ typeface, name }) => writeFiles(typeface, name.files, findAddress)),
		...named.flatMap(({ typeface, name }) => writeStandIn(typeface, name.standIn)),
	].join("\n");
}
