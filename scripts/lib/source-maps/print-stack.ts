/**
 * `npm run stack [-- --maps FOLDER] < STACK` prints a browser's stack from the log with positions in the sources. The maps are those of the
 * release that the entry names; `dist/maps` has those of the last build.
 */
import { existsSync, readFileSync } from "node:fs";
import type { SourceMapPayload } from "node:module";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { dist } from "../house.ts";
import { root } from "../run.ts";
import { fail } from "../stop.ts";
import { resolveStack } from "./resolve-stack.ts";

try {
	const { values } = parseArgs({ options: { maps: { type: "string", default: `${dist}/maps` } } });
	const folder = resolve(root, values.maps);
	if (!existsSync(folder)) throw new Error(`There is no folder ${values.maps}.`);
	// A line of the log has its line breaks escaped.
	const stack = (await text(process.stdin)).replaceAll("\\n", "\n");
	console.log(
		resolveStack(stack, (file) => {
			const path = resolve(folder, `${file}.map`);
			return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as SourceMapPayload) : undefined;
		}),
	);
} catch (error) {
	fail(error);
}
