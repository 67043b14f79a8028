/** The first of the Arabic-Indic and of the Persian digits; the others follow. */
const ZEROS = [0x0660, 0x06f0] as const;
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Soft hyphens, joiners and marks of direction, which are pasted along unseen. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Hyphens, dashes, the minus sign, and the long vowel mark (ー) that Japanese keyboards write between digits. Escapes keep the source within Latin-1. */
const DASHES = /[\u2010-\u2015\u2212]|(?<=\d *)\u30fc(?= *\d)/g;
/** Japan's sign of a postal code (〒). */
const POSTAL_MARK = /\u3012/g;

const asciiDigit = (digit: string): string => {
	const point = digit.charCodeAt(0);
	return String(point - (ZEROS.find((zero) => point < zero + 10) ?? point));
};

/** Returns typed text on one line, without spaces around it: NFC, and nothing else of a name or a street is changed (identity-1). */
export const oneLine = (typed: string | undefined): string =>
	(typed ?? "").normalize("NFC").replace(/\s+/g, " ").trim();

/** Returns typed text on one line with letters of one width, by which furigana and codes are compared: `ﾔﾏﾀﾞ` becomes `ヤマダ`. */
export const narrowLine = (typed: string | undefined): string => oneLine(typed?.normalize("NFKC"));

/**
 * Returns a typed number, code, postal code or e-mail address in the characters of a plain keyboard (typed-1): ASCII digits and hyphens, no
 * invisible marks, one line.
 */
export const plainText = (typed: string | undefined): string =>
	narrowLine(typed?.replace(INVISIBLE, ""))
		.replace(OTHER_DIGITS, asciiDigit)
		.replace(DASHES, "-")
		.replace(POSTAL_MARK, "")
		.trim();
