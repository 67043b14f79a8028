import * as z from "zod";

/**
 * A path of the shop with its query. Browsers read a backslash as a slash and leave out tabs and line breaks, so that other texts may name
 * another host.
 */
export const ownPath = (most: number) =>
	z
		.string()
		.max(most)
		.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
