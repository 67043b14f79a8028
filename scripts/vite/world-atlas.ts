import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Emits the data of store maps as a file of its own, because few requests need it. */
export function worldAtlas(): Plugin {
	return {
		name: "vetrina:world-atlas",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			// The path is imported here, because the development server restarts when an import of its configuration changes.
			const { ATLAS_PATH }: { ATLAS_PATH: string } = await import(
				resolve("shared/domain/stores/store-map.ts")
			);
			const folder = resolve("node_modules/world-atlas");
			const { version } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as {
				version: string;
			};
			// The file is cached for a year, so its name must change with its version.
			if (!ATLAS_PATH.includes(version))
				return this.error(`${ATLAS_PATH} is not named for version ${version}`);
			const source = readFileSync(resolve(folder, "countries-50m.json"));
			this.emitFile({ type: "asset", fileName: ATLAS_PATH.slice(1), source });
		},
	};
}
