import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const HINT = "The commerce cloud is a second Worker: start it as well, with: npm run commerce";

/** `wrangler dev` on the production build runs one Worker; its custom build step prints how to start the other. */
export function wranglerDevHint(options: { worker: string }): Plugin {
	return {
		name: "vetrina:wrangler-dev-hint",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === options.worker,
		writeBundle: {
			order: "post",
			handler({ dir }) {
				const file = resolve(dir ?? "", "wrangler.json");
				const config = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
				writeFileSync(file, JSON.stringify({ ...config, build: { command: `echo "${HINT}"` } }));
			},
		},
	};
}
