/** The code points of zero in Arabic-Indic and in Persian digits; those of 1 to 9 follow each. */
const ZEROS = [0x0660, 0x06f0] as const;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Matches dashes, and the Japanese long vowel mark if it is between digits. Escapes keep the source within Latin-1. */
const DASHES = /[\u2010-\u2015\u2212]|(?<=\d *)\u30fc(?= *\d)/g;
const POSTAL_MARK = /\u3012/g;

const asciiDigit = (digit: string): string => {
	const point = digit.charCodeAt(0);
	return String(point - (ZEROS.find((zero) => point < zero + 10) ?? point));
};

export const oneLine = (typed: string | undefined): string =>
	(typed ?? "").normalize("NFC").replace(/\s+/g, " ").trim();

/** Returns one line in NFKC, in which furigana and codes can be compared: `ﾔﾏﾀﾞ` becomes `ヤマダ`. */
export const narrowLine = (typed: string | undefined): string => oneLine(typed?.normalize("NFKC"));

/** Returns one line with ASCII digits and hyphens and without invisible marks (typed-1). */
export const plainText = (typed: string | undefined): string =>
	narrowLine(typed?.replace(INVISIBLE, ""))
		.replace(OTHER_DIGITS, asciiDigit)
		.replace(DASHES, "-")
		.replace(POSTAL_MARK, "")
		.trim();
