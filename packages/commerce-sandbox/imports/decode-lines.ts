import type { BadLine } from "./bad-lines.ts";

const LINE_FEED = 10;

const decode = (bytes: Uint8Array): string | undefined => {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
	} catch {
		return undefined;
	}
};

/** Returns the text of lines, or those that are not UTF-8: a replacement character would be sold as a part of a name. */
export function decodeLines(bytes: Uint8Array, firstLine: number): string | BadLine[] {
	const text = decode(bytes);
	if (text !== undefined) return text;
	const malformedLines: BadLine[] = [];
	for (let [line, from] = [firstLine, 0]; from <= bytes.length; line++) {
		const end = bytes.indexOf(LINE_FEED, from);
		const to = end === -1 ? bytes.length : end;
		if (decode(bytes.subarray(from, to)) === undefined)
			malformedLines.push({ line, reason: "this line is not UTF-8, expected lines in UTF-8" });
		from = to + 1;
	}
	return malformedLines;
}
