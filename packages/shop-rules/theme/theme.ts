import type { HeaderType } from "./header-types.ts";

/** A colour as "#rrggbb". */
export type Hex = `#${string}`;

/** Colours by the custom properties of style sheets: `paperDeep` is `--paper-deep`. */
export type ThemeColors = {
	/** Background of pages, and of the parts of a page that stand back. */
	paper: Hex;
	paperDeep: Hex;
	/** Words, lines and dark parts. */
	ink: Hex;
	/** Words of less weight, and lines that only adorn. */
	stone: Hex;
	stoneSoft: Hex;
	stonePale: Hex;
	/** Errors and lower prices. */
	accent: Hex;
	/** Words on dark parts, and words of less weight there. */
	onInk: Hex;
	onInkSoft: Hex;
	/** Background of pictures until they have loaded, from the top to the bottom. */
	studio: readonly [Hex, Hex, Hex];
	/** Top and bottom of a part that waits for a picture with words on it, and of an empty shop window. */
	curtain: readonly [Hex, Hex];
	/** Maps of stores. */
	map: { sea: Hex; land: Hex; coast: Hex };
};

/** ISO 15924 codes of the scripts of all languages. */
export type Script = "Latn" | OtherScript;
export type OtherScript = "Arab" | "Jpan" | "Kore" | "Hans" | "Hant";

/**
 * `path`: a WOFF2 file in the house's folder ("fonts/house.woff2") or in a package ("@fontsource/…/files/….woff2"). `weight`: CSS, e.g.
 * "400 700"; without one, the file is used for 400. `range`: CSS `unicode-range`; browsers load a file only for these characters.
 */
export type FontFile = { path: string; weight?: string; range?: string };

/**
 * Installed fonts with the measures of the files, so that nothing moves when those arrive. Numbers are percentages of CSS `size-adjust`,
 * `ascent-override` and `descent-override`.
 */
export type StandIn = {
	local: readonly string[];
	size: number;
	ascent: number;
	descent: number;
	range?: string;
};

export type Typeface = {
	/** Selects the installed fonts of scripts and characters that the files lack. */
	kind: "serif" | "sans";
	/** Pages preload the first file. Without files, the installed fonts are used. */
	files?: readonly FontFile[];
	/** Names of installed fonts that precede those of the kind, in scripts other than the typeface's too. */
	installed?: readonly string[];
	standIn?: StandIn;
	/** Value of the `opsz` axis on all pages, for variable files that have one. */
	opticalSize?: number;
};

/** `display`: headlines; without one, they have the typeface of texts. `scripts`: typefaces of scripts that the first two do not have. */
export type ThemeFonts = {
	text: Typeface;
	display?: Typeface;
	scripts?: Partial<Record<OtherScript, Partial<Record<FontRole, Typeface>>>>;
};
export type FontRole = "text" | "display";

/**
 * CSS lengths: corners of buttons, and ends of choices, chips and switches. `window`: shape of the house's empty shop window and of the
 * picture at its entrance.
 */
export type ThemeCorners = { button: string; choice: string; window: "arch" | "square" };

/** CSS lengths. `gutter`: margins of a page; `block`: distance of sections; `label`: letter spacing of Latin labels. */
export type ThemeSpacing = { gutter: string; block: string; label: string };

/** CSS sizes of texts by their use. Scripts that need others have them (client/styles/languages). */
export type ThemeSizes = Record<"hero" | "display" | "title" | "lead" | "text" | "small" | "label", string>;

/** CSS times and timing function of movements: `quick` for hints and small parts, `slow` for layers and pictures. */
export type ThemeMotion = { curve: string; quick: string; slow: string };

/**
 * The look of a house, from which style sheets, drawings and the frame of cards follow. A house states only what differs from
 * `completeTheme`.
 */
export type Theme = {
	colors: ThemeColors;
	fonts?: ThemeFonts;
	corners?: Partial<ThemeCorners>;
	spacing?: Partial<ThemeSpacing>;
	sizes?: Partial<ThemeSizes>;
	motion?: Partial<ThemeMotion>;
	/** Appearance of the header where editors choose none. */
	header?: Exclude<HeaderType, "default">;
	/**
	 * SVG file in the house's folder, e.g. "logo.svg". Its shape has the colour of words around it, so that it can be seen on paper, ink and
	 * pictures. Without a logo, the house's name stands in its place.
	 */
	logo?: string;
};

export type CompleteTheme = {
	colors: ThemeColors;
	fonts: ThemeFonts;
	corners: ThemeCorners;
	spacing: ThemeSpacing;
	sizes: ThemeSizes;
	motion: ThemeMotion;
};

const FONTS: ThemeFonts = { text: { kind: "sans", installed: ["system-ui"] } };
const CORNERS: ThemeCorners = { button: "0", choice: "2rem", window: "square" };
const SPACING: ThemeSpacing = {
	gutter: "clamp(1.25rem, 0.6rem + 2.6vw, 4rem)",
	block: "clamp(4rem, 2.5rem + 6.4vw, 9rem)",
	label: "0.12em",
};
const SIZES: ThemeSizes = {
	hero: "clamp(2.75rem, 1.4rem + 5.6vw, 7rem)",
	display: "clamp(2.25rem, 1.5rem + 3.2vw, 4.5rem)",
	title: "clamp(1.625rem, 1.3rem + 1.3vw, 2.5rem)",
	lead: "clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)",
	text: "0.9375rem",
	small: "0.8125rem",
	label: "0.6875rem",
};
const MOTION: ThemeMotion = { curve: "cubic-bezier(0.2, 0, 0, 1)", quick: "250ms", slow: "500ms" };

/** Returns the theme with the usual values for all that the house does not state. */
export const completeTheme = (theme: Theme): CompleteTheme => ({
	colors: theme.colors,
	fonts: theme.fonts ?? FONTS,
	corners: { ...CORNERS, ...theme.corners },
	spacing: { ...SPACING, ...theme.spacing },
	sizes: { ...SIZES, ...theme.sizes },
	motion: { ...MOTION, ...theme.motion },
});
