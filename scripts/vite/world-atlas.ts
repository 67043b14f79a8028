import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Emits the data of store maps as files of their own, because few requests need them. */
export function worldAtlas(): Plugin {
	return {
		name: "vetrina:world-atlas",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle() {
			// The path is imported here, because the development server restarts when an import of its configuration changes.
			const {
				ATLAS_PATHS,
				TOWNS_PATH,
			}: { ATLAS_PATHS: Record<"coarse" | "fine", string>; TOWNS_PATH: string } = await import(
				resolve("shared/domain/stores/store-map.ts")
			);
			const folder = resolve("node_modules/world-atlas");
			const { version } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as {
				version: string;
			};
			// The file is cached for a year, so its name must change with its version.
			for (const [kind, file] of [
				["coarse", "countries-50m.json"],
				["fine", "countries-10m.json"],
			] as const) {
				const path = ATLAS_PATHS[kind];
				if (!path.includes(version)) return this.error(`${path} is not named for version ${version}`);
				this.emitFile({
					type: "asset",
					fileName: path.slice(1),
					source: readFileSync(resolve(folder, file)),
				});
			}
			const towns = readFileSync(resolve("worker/files/maps/towns.tsv"));
			this.emitFile({ type: "asset", fileName: TOWNS_PATH.slice(1), source: towns });
		},
	};
}
