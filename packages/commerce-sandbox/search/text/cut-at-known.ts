export function cutAtKnown(
	text: string,
	words: ReadonlySet<string>,
	longest: number,
): { text: string; known: boolean }[] {
	const parts: { text: string; known: boolean }[] = [];
	let unknown = "";
	const flush = (): void => {
		if (unknown !== "") parts.push({ text: unknown, known: false });
		unknown = "";
	};
	for (let at = 0; at < text.length; ) {
		let length = Math.min(longest, text.length - at);
		while (length > 1 && !words.has(text.slice(at, at + length))) length--;
		if (length > 1) {
			flush();
			parts.push({ text: text.slice(at, at + length), known: true });
		} else {
			unknown += text.charAt(at);
			length = 1;
		}
		at += length;
	}
	flush();
	return parts;
}
