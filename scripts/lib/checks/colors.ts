import { withoutComments } from "./breakpoints.ts";

/**
 * A hex colour after a colon, quote, space, comma or parenthesis, and `rgb()` with numbers. Pure black and white, also with transparency, belong to no house:
 * they are masks, shadows and paper of a printer.
 */
const LITERAL =
	/(?<=[\s:"'`,(=])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\brgba?\(\s*[\d.][^)]*\)/gi;
const NEUTRAL = /^(?:#(?:f{6}|0{6})|rgba?\(\s*(?:0[ ,]+0[ ,]+0|255[ ,]+255[ ,]+255)\b)/i;

const LINE_COMMENT = /(?<![:\w])\/\/.*$/gm;

/** Returns the colours that a source writes itself instead of taking them from the theme of the house. */
export const findOwnColours = (source: string): string[] =>
	[...withoutComments(source).replace(LINE_COMMENT, "").matchAll(LITERAL)]
		.map(([colour]) => colour)
		.filter((colour) => !NEUTRAL.test(colour));
