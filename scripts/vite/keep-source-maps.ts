import { mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Moves the client's source maps out of the deployed folder, to `maps` next to it. The maps make reports of errors in browsers readable
 * and are not public; the built files do not name them (`sourcemap: "hidden"`).
 */
export function keepSourceMaps(): Plugin {
	return {
		name: "vetrina:keep-source-maps",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		writeBundle: {
			order: "post",
			handler({ dir = "" }, bundle) {
				const folder = resolve(dir, "../maps");
				rmSync(folder, { recursive: true, force: true });
				mkdirSync(folder, { recursive: true });
				for (const name of Object.keys(bundle))
					if (name.endsWith(".map")) renameSync(resolve(dir, name), resolve(folder, basename(name)));
			},
		},
	};
}
