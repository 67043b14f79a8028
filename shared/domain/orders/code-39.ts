// cspell:disable -- patterns of narrow and wide
/** Code 39: bars that any scanner reads, for numbers of letters, digits and dashes. */

/** Nine bars and gaps a character, narrow or wide, in the order of `CHARACTERS`. */
const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-*";
const PATTERNS =
	"nnnwwnwnn wnnwnnnnw nnwwnnnnw wnwwnnnnn nnnwwnnnw wnnwwnnnn nnwwwnnnn nnnwnnwnw wnnwnnwnn nnwwnnwnn wnnnnwnnw nnwnnwnnw wnwnnwnnn nnnnwwnnw wnnnwwnnn nnwnwwnnn nnnnnwwnw wnnnnwwnn nnwnnwwnn nnnnwwwnn wnnnnnnww nnwnnnnww wnwnnnnwn nnnnwnnww wnnnwnnwn nnwnwnnwn nnnnnnwww wnnnnnwwn nnwnnnwwn nnnnwnwwn wwnnnnnnw nwwnnnnnw wwwnnnnnn nwnnwnnnw wwnnwnnnn nwwnwnnnn nwnnnnwnw nwnnwnwnn".split(
		" ",
	);
/** A wide one is so many times a narrow one. */
const WIDE = 2.5;

type Bar = { width: number; dark: boolean };

const barsOfCharacter = (character: string): Bar[] =>
	[...(PATTERNS[CHARACTERS.indexOf(character)] ?? "")].map((kind, index) => ({
		width: kind === "w" ? WIDE : 1,
		dark: index % 2 === 0,
	}));

/** From the start character to the stop character, a narrow gap between any two; widths in narrow bars. */
export const barsOf = (text: string): Bar[] =>
	[...`*${text}*`].flatMap((character, index) => [
		...(index === 0 ? [] : [{ width: 1, dark: false }]),
		...barsOfCharacter(character),
	]);

/** Returns the path of the bars as SVG draws them, one unit high, and how wide it is: a narrow bar is one unit. */
export const drawBars = (text: string): { width: number; path: string } => {
	let width = 0;
	let path = "";
	for (const bar of barsOf(text)) {
		if (bar.dark) path += `M${width} 0h${bar.width}v1h-${bar.width}z`;
		width += bar.width;
	}
	return { width, path };
};
