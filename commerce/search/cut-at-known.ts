/** Cuts a text at the longest known words; `known` tells which pieces are. */
export function cutAtKnown(
	text: string,
	vocabulary: ReadonlySet<string>,
): { piece: string; known: boolean }[] {
	if (vocabulary.size === 0) return [{ piece: text, known: false }];
	const pieces: { piece: string; known: boolean }[] = [];
	const longest = Math.max(0, ...[...vocabulary].map((word) => word.length));
	let unknown = "";
	const flush = (): void => {
		if (unknown !== "") pieces.push({ piece: unknown, known: false });
		unknown = "";
	};
	for (let at = 0; at < text.length; ) {
		let length = Math.min(longest, text.length - at);
		while (length > 1 && !vocabulary.has(text.slice(at, at + length))) length--;
		if (length > 1) {
			flush();
			pieces.push({ piece: text.slice(at, at + length), known: true });
		} else {
			unknown += text.charAt(at);
			length = 1;
		}
		at += length;
	}
	flush();
	return pieces;
}
