export type LinkedPart = { text: string; href?: string };

/**
 * Returns the parts of a text such as "I have read the [privacy policy]", whose words in brackets link to the addresses in their order. Words
 * without an address are text (legal-3).
 */
export function toLinkedParts(text: string, hrefs: readonly (string | undefined)[]): LinkedPart[] {
	// Every second part was in brackets.
	return text.split(/\[(.+?)\]/).flatMap((part, at) => {
		const href = at % 2 === 1 ? hrefs[(at - 1) / 2] : undefined;
		return part === "" ? [] : [href ? { text: part, href } : { text: part }];
	});
}
