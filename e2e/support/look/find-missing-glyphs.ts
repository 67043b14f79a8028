import type { Tools } from "./tools.ts";

/** Returns the characters that are drawn like a character without a glyph in any font. */
export function findMissingGlyphs(tools: Tools): string[] {
	const SIZE = 24;
	const UNKNOWNS = "\u{10FFFD}";
	const canvas = document.createElement("canvas");
	canvas.width = SIZE * 2;
	canvas.height = SIZE * 2;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) return ["no canvas"];
	const draw = (font: string, character: string): string => {
		context.clearRect(0, 0, canvas.width, canvas.height);
		context.font = font;
		context.fillText(character, SIZE / 2, SIZE * 1.5);
		const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
		let text = "";
		for (let at = 3; at < data.length; at += 4) text += data[at] === 0 ? " " : "#";
		return text;
	};
	const byFont = new Map<string, Set<string>>();
	for (const { element } of tools.lines()) {
		const { fontFamily, fontWeight } = getComputedStyle(element);
		const font = `${fontWeight} ${SIZE}px ${fontFamily}`;
		const characters = byFont.get(font) ?? new Set();
		byFont.set(font, characters);
		for (const character of element.textContent ?? "") characters.add(character);
	}
	const faults = new Set<string>();
	for (const [font, characters] of byFont) {
		const box = draw(font, UNKNOWNS);
		for (const character of characters) {
			if (/[\p{Z}\p{C}\s]/u.test(character) && !/\p{Co}/u.test(character)) continue;
			if (draw(font, character) === box)
				faults.add(`${character} U+${character.codePointAt(0)?.toString(16).toUpperCase()} in ${font}`);
		}
	}
	return [...faults];
}
