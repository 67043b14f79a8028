import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { root } from "../run.ts";
import { REPORTS } from "../worker-log.ts";
import type { Span } from "./read-span-events.ts";

/** Holds a line of JSON for each span; a preview empties the file at its start. */
export const TRACES = `${REPORTS}/traces.jsonl`;

export const writeTraces = (): ((spans: readonly Span[]) => void) => {
	const file = resolve(root, TRACES);
	mkdirSync(dirname(file), { recursive: true });
	const stream = createWriteStream(file);
	return (spans) => {
		for (const span of spans) stream.write(`${JSON.stringify(span)}\n`);
	};
};
