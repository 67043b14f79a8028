/** Code points of zero in Arabic-Indic and Persian; the digits 1 to 9 follow each. */
const ZEROS = [0x0660, 0x06f0] as const;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Soft hyphens, joiners and direction marks are invisible, so they are often pasted unnoticed. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Hyphens, dashes, the minus sign, and the Japanese long vowel mark between digits. Escapes keep the source within Latin-1. */
const DASHES = /[\u2010-\u2015\u2212]|(?<=\d *)\u30fc(?= *\d)/g;
/** Japanese addresses put this mark before a postal code. */
const POSTAL_MARK = /\u3012/g;

const asciiDigit = (digit: string): string => {
	const point = digit.charCodeAt(0);
	return String(point - (ZEROS.find((zero) => point < zero + 10) ?? point));
};

/** Returns text trimmed, on one line and in NFC; names and streets are otherwise unchanged (identity-1). */
export const oneLine = (typed: string | undefined): string =>
	(typed ?? "").normalize("NFC").replace(/\s+/g, " ").trim();

/** Returns text on one line in NFKC, for comparing furigana and codes: `ﾔﾏﾀﾞ` becomes `ヤマダ`. */
export const narrowLine = (typed: string | undefined): string => oneLine(typed?.normalize("NFKC"));

/**
 * Returns a number, code, postal code or e-mail address in plain keyboard characters (typed-1): ASCII digits and hyphens, no
 * invisible marks, one line.
 */
export const plainText = (typed: string | undefined): string =>
	narrowLine(typed?.replace(INVISIBLE, ""))
		.replace(OTHER_DIGITS, asciiDigit)
		.replace(DASHES, "-")
		.replace(POSTAL_MARK, "")
		.trim();
