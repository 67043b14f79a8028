/**
 * Tells whether editors may enter a text as an address: a path of the shop or an https URL. Any other scheme is refused, because it could
 * run a script.
 */
export function isAddress(text: string): boolean {
	// Browsers read a backslash as a slash, and skip control characters.
	if (/[\s\\\p{Cc}]/u.test(text)) return false;
	if (text.startsWith("/")) return !text.startsWith("//");
	return text.startsWith("https://") && URL.canParse(text);
}

/** Tells the same of a link in a text, which may also write a mail or call a number. */
export const isTextAddress = (text: string): boolean =>
	isAddress(text) || /^(?:mailto|tel):[\w.+@-]+$/.test(text);
