export function cutAtWords(
	text: string,
	words: ReadonlySet<string>,
	longest: number,
): { text: string; isKnown: boolean }[] {
	const parts: { text: string; isKnown: boolean }[] = [];
	let unknownText = "";
	const flush = (): void => {
		if (unknownText !== "") parts.push({ text: unknownText, isKnown: false });
		unknownText = "";
	};
	for (let at = 0; at < text.length; ) {
		let length = Math.min(longest, text.length - at);
		while (length > 1 && !words.has(text.slice(at, at + length))) length--;
		if (length > 1) {
			flush();
			parts.push({ text: text.slice(at, at + length), isKnown: true });
		} else {
			unknownText += text.charAt(at);
			length = 1;
		}
		at += length;
	}
	flush();
	return parts;
}
