/**
 * `npm run trace -- ID` prints what happened for a request, a trace or an event of analytics, from the browser's request to the database and
 * to each receiver's answer. Needs a preview that was started with `--traces`.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../run.ts";
import { fail } from "../stop.ts";
import { drawTrace, followTrace } from "./follow-trace.ts";
import type { Span } from "./read-span-events.ts";
import { TRACES } from "./write-traces.ts";

try {
	const [id] = process.argv.slice(2);
	if (!id) throw new Error("Name a request, a trace or an event: npm run trace -- ID");
	const file = resolve(root, TRACES);
	if (!existsSync(file)) throw new Error(`There is no ${TRACES}: start \`npm run preview -- --traces\`.`);
	const spans = readFileSync(file, "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Span);
	const traces = followTrace(spans, id);
	if (traces.length === 0) throw new Error(`No trace names ${id}.`);
	for (const trace of traces) console.log(`${drawTrace(trace)}\n`);
} catch (error) {
	fail(error);
}
