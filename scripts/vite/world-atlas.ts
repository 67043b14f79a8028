import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Data of the maps of stores as a file of its own: it would be a quarter of the Worker, and few requests want it. */
export function worldAtlas(): Plugin {
	return {
		name: "vetrina:world-atlas",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			// Read here, since the development server starts again when a file that its configuration imports changes.
			const { ATLAS_PATH }: { ATLAS_PATH: string } = await import(
				resolve("shared/domain/stores/store-map.ts")
			);
			const folder = resolve("node_modules/world-atlas");
			const { version } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as {
				version: string;
			};
			// It is kept for a year under its name.
			if (!ATLAS_PATH.includes(version))
				return this.error(`${ATLAS_PATH} is not named for version ${version}`);
			const source = readFileSync(resolve(folder, "countries-50m.json"));
			this.emitFile({ type: "asset", fileName: ATLAS_PATH.slice(1), source });
		},
	};
}
