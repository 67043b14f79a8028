import type { StandIn, Typeface } from "@vetrina/shop-rules/theme/theme.ts";
import type { Font } from "../lib/look/read-font.ts";

/** Has letters about as often as texts in European languages. */
const SAMPLE =
	"the house of an old weaver stands near a river and a small wood, its garden is quite open to the sea";

/** Widths of letters in thousandths of the font's size; fonts with the same measures share a row. */
type Local = { names: readonly string[]; space: number; widths: Readonly<Record<number, string>> };

const LOCALS: Readonly<Record<Typeface["kind"], Local>> = {
	sans: {
		names: ["Arial", "Liberation Sans", "Roboto"],
		space: 278,
		widths: {
			222: "i j l",
			278: "f t ,",
			333: "r",
			500: "c k s v x y z",
			556: "a b d e g h n o p q u",
			722: "w",
			833: "m",
		},
	},
	serif: {
		names: ["Times New Roman", "Liberation Serif", "Noto Serif"],
		space: 250,
		widths: {
			250: ",",
			278: "i j l t",
			333: "f r",
			389: "s",
			444: "a c e z",
			500: "b d g h k n o p q u v x y",
			722: "w",
			778: "m",
		},
	},
};

function measureLocal({ space, widths }: Local): number {
	const byLetter = new Map<string, number>([[" ", space]]);
	for (const [width, letters] of Object.entries(widths))
		for (const letter of letters.split(" ")) byLetter.set(letter, Number(width));
	return [...SAMPLE].reduce((sum, letter) => sum + (byLetter.get(letter) ?? 0), 0) / 1000;
}

const toPercent = (share: number): number => Number((share * 100).toFixed(1));

/** Returns an installed font that takes the room of a font until its file arrives; undefined if the file does not say its widths. */
export function measureStandIn(font: Font, kind: Typeface["kind"]): StandIn | undefined {
	const width = font.measure(SAMPLE);
	if (!width) return undefined;
	const local = LOCALS[kind];
	const size = width / measureLocal(local);
	return {
		local: local.names,
		size: toPercent(size),
		ascent: toPercent(font.ascent / size),
		descent: toPercent(font.descent / size),
	};
}
