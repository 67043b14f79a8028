import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";

const LATIN =
	"U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212";
const LATIN_EXTENDED =
	"U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0";
/** Includes the space, so that lines of Arabic have the Arabic font's metrics even before the Latin font has loaded. */
const ARABIC = "U+0020, U+0600-06FF, U+0750-077F, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC";
const INSTRUMENT = "@fontsource-variable/instrument-sans/files/instrument-sans";

export const theme: Theme = {
	colors: {
		paper: "#faf8f4",
		paperDeep: "#f1ede5",
		ink: "#171411",
		stone: "#5c554c",
		stoneSoft: "#6b6359",
		stonePale: "#cfc8bc",
		accent: "#6d1522",
		onInk: "#faf8f4",
		onInkSoft: "#c9c1b5",
		studio: ["#f2eee6", "#e9e3d8", "#ede8de"],
		curtain: ["#a98f75", "#6f5a48"],
		map: { sea: "#f6f3ed", land: "#e6e0d4", coast: "#c4bbac" },
	},
	// All pages but Arabic ones preload two files, 48 KiB together (fonts/README.md describes how the display face was subset).
	fonts: {
		display: {
			kind: "serif",
			files: [{ path: "fonts/bodoni-moda-display.woff2", range: LATIN }],
			standIn: {
				local: ["Times New Roman", "Liberation Serif", "Noto Serif"],
				size: 112.5,
				ascent: 99.9,
				descent: 35.5,
			},
			// In larger optical sizes, hyphens and parts of W are too fine for screens.
			opticalSize: 16,
		},
		text: {
			kind: "sans",
			files: [
				{ path: `${INSTRUMENT}-latin-wght-normal.woff2`, weight: "400 700", range: LATIN },
				{ path: `${INSTRUMENT}-latin-ext-wght-normal.woff2`, weight: "400 700", range: LATIN_EXTENDED },
			],
			standIn: {
				local: ["Arial", "Liberation Sans", "Roboto"],
				size: 102.2,
				ascent: 94.9,
				descent: 24.5,
			},
		},
		scripts: {
			Arab: {
				text: {
					kind: "sans",
					files: [
						{
							path: "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2",
							range: ARABIC,
						},
					],
					standIn: {
						local: ["Noto Sans Arabic", "Noto Sans Arabic Regular"],
						size: 94,
						ascent: 116,
						descent: 44.7,
						range: "U+0020, U+0600-06FF",
					},
				},
			},
		},
	},
	corners: { window: "arch" },
};
