/** Returns false for texts with links or markup: notes to other people must not link to other sites (sharing-1). */
export const isPlainNote = (text: string): boolean =>
	!/[a-z\d+.-]:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2}|[a-z\d-][\u3002\uff0e\uff61][a-z]{2}|<\/?[a-z!]/iu.test(
		text,
	);
