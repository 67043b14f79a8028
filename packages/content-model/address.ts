/** Returns whether editors may enter a text as an address: a path of the shop or an https URL. */
export function isAddress(text: string): boolean {
	// Browsers read a backslash as a slash, and skip tabs and line breaks.
	if (/[\s\\\p{Cc}]/u.test(text)) return false;
	if (text.startsWith("/")) return !text.startsWith("//");
	return text.startsWith("https://") && URL.canParse(text);
}

/** Returns whether a text may be added to an address as its query: pairs of name and value, such as srule=new&page=2. */
export const isQuery = (text: string): boolean =>
	/^\??[\w.~%+-]+=[^\s#&?<>"'`\\\p{Cc}]*(?:&[\w.~%+-]+=[^\s#&?<>"'`\\\p{Cc}]*)*$/u.test(text);

/** Returns whether a text may be the address of a link in rich text, which may also be `mailto:` or `tel:`. */
export const isTextAddress = (text: string): boolean =>
	isAddress(text) || /^(?:mailto|tel):[\w.+@-]+$/.test(text);
