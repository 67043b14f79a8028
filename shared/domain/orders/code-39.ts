// cspell:disable -- patterns of narrow (n) and wide (w) bars

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-*";
const PATTERNS =
	"nnnwwnwnn wnnwnnnnw nnwwnnnnw wnwwnnnnn nnnwwnnnw wnnwwnnnn nnwwwnnnn nnnwnnwnw wnnwnnwnn nnwwnnwnn wnnnnwnnw nnwnnwnnw wnwnnwnnn nnnnwwnnw wnnnwwnnn nnwnwwnnn nnnnnwwnw wnnnnwwnn nnwnnwwnn nnnnwwwnn wnnnnnnww nnwnnnnww wnwnnnnwn nnnnwnnww wnnnwnnwn nnwnwnnwn nnnnnnwww wnnnnnwwn nnwnnnwwn nnnnwnwwn wwnnnnnnw nwwnnnnnw wwwnnnnnn nwnnwnnnw wwnnwnnnn nwwnwnnnn nwnnnnwnw nwnnwnwnn".split(
		" ",
	);
const WIDE = 2.5;

type Bar = { width: number; dark: boolean };

const barsOfCharacter = (character: string): Bar[] =>
	[...(PATTERNS[CHARACTERS.indexOf(character)] ?? "")].map((kind, index) => ({
		width: kind === "w" ? WIDE : 1,
		dark: index % 2 === 0,
	}));

export const listBars = (text: string): Bar[] =>
	[...`*${text}*`].flatMap((character, index) => [
		...(index === 0 ? [] : [{ width: 1, dark: false }]),
		...barsOfCharacter(character),
	]);

export const drawBars = (text: string): { width: number; path: string } => {
	let width = 0;
	let path = "";
	for (const bar of listBars(text)) {
		if (bar.dark) path += `M${width} 0h${bar.width}v1h-${bar.width}z`;
		width += bar.width;
	}
	return { width, path };
};
