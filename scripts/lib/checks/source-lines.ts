import { createReadStream } from "node:fs";
import { IMPORT_LIMITS } from "@vetrina/commerce-sandbox/catalogue/import-limits.ts";
import { BadLinesError, type SourceLine } from "../../import-catalogue.ts";

const KEPT = 4 * (IMPORT_LIMITS.line + 1);
const NEW_LINE = 0x0a;

/**
 * Yields the lines of a file with their numbers, decoding each line separately so that bad UTF-8 is reported with its line. Node's
 * readline would also split at U+2028, which occurs in texts, and would buffer an endless line.
 */
export async function* readLines(file: string): AsyncGenerator<SourceLine> {
	let number = 1;
	let line = startLine();
	for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
		let from = 0;
		for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
			line.add(bytes.subarray(from, end));
			yield { number, json: line.read(number).replace(/\r$/, "") };
			number++;
			line = startLine();
			from = end + 1;
		}
		line.add(bytes.subarray(from));
	}
	const json = line.read(number);
	if (json !== "") yield { number, json };
}

function startLine(): { add: (bytes: Buffer) => void; read: (number: number) => string } {
	const parts: Buffer[] = [];
	let size = 0;
	let isCut = false;
	return {
		add(bytes) {
			const keptBytes = bytes.subarray(0, Math.max(0, KEPT - size));
			isCut ||= keptBytes.length < bytes.length;
			size += keptBytes.length;
			parts.push(keptBytes);
		},
		read(number) {
			try {
				return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts), { stream: isCut });
			} catch {
				throw new BadLinesError([
					{ line: number, reason: "this line is not UTF-8, expected a file in UTF-8" },
				]);
			}
		},
	};
}
