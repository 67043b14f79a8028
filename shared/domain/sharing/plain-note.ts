/** What a shopper writes to someone through the shop (sharing-1): words, and no address of a page elsewhere. */
export const isPlainNote = (text: string): boolean =>
	!/[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b[\p{L}\p{N}-]+\.(?:[a-z]{2,18})\/|<\/?[a-z!]/iu.test(text);
