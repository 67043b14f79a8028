/** What a shopper writes to someone through the shop (sharing-1): words, and no address of a page elsewhere. */
export const isPlainNote = (text: string): boolean =>
	!/[a-z\d+.-]:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2}|[a-z\d-][\u3002\uff0e\uff61][a-z]{2}|<\/?[a-z!]/iu.test(
		text,
	);
