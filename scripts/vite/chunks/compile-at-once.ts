import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes the browser compile chunks whole as they arrive, off the main thread, instead of each function when it is first called
 * (decision 59). The hint must be the first line, and Vite prepends its list of dependencies last, so the built file is rewritten.
 */
export function compileAtOnce(options: { chunks: string[] }): Plugin {
	return {
		name: "vetrina:compile-at-once",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		writeBundle: {
			order: "post",
			handler({ dir }, bundle) {
				for (const name of options.chunks) {
					const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
					if (!chunk) return this.error(`no chunk is named ${name}`);
					const file = resolve(dir ?? "", chunk.fileName);
					writeFileSync(file, HINT + readFileSync(file, "utf8"));
					shiftByLine(`${file}.map`);
				}
			},
		},
	};
}

/** Shifts a source map by the hint's line. Each ";" of the mappings ends a line. */
function shiftByLine(map: string): void {
	if (existsSync(map)) writeFileSync(map, readFileSync(map, "utf8").replace('"mappings":"', '"mappings":";'));
}
