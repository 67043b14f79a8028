import { createReadStream } from "node:fs";
import { IMPORT_LIMITS } from "../../../commerce/catalogue/import-limits.ts";
import { BadLinesError, type SourceLine } from "../../import-catalogue.ts";

/** So much of a line that is too long is read on: enough for its error to say so. */
const KEPT = IMPORT_LIMITS.line + 1;

/**
 * The lines of a file, however long it is: one at a time, in UTF-8. Node's readline would also part lines at U+2028, which
 * stands in texts, and keep a line in memory that never ends.
 */
export async function* readLines(file: string): AsyncGenerator<SourceLine> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let number = 1;
	let waiting = "";
	for await (const bytes of createReadStream(file)) {
		const parts = decode(decoder, bytes as Buffer, number).split("\n");
		for (const [index, part] of parts.entries()) {
			if (waiting.length < KEPT) waiting += part;
			if (index === parts.length - 1) break;
			yield { number: number++, json: waiting.replace(/\r$/, "") };
			waiting = "";
		}
	}
	decode(decoder, undefined, number);
	if (waiting !== "") yield { number, json: waiting };
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, number: number): string {
	try {
		return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
	} catch {
		throw new BadLinesError([
			{ line: number, reason: "this line or one of the next is not UTF-8, expected a file in UTF-8" },
		]);
	}
}
