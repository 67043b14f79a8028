import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "import.meta.env.PREFETCH_DENYLIST";
const TABLE = "pages/routes.ts";

/**
 * Gives the browser the first segments that are fetched on demand only, without the table of routes that they come from. In development the
 * table itself is imported, so that a change of it arrives like that of any module. It is read here, not in vite.config.ts: the development
 * server starts again when a file that its configuration imports changes.
 */
export function prefetchDenylist(): Plugin {
	let root = "";
	let isBuild = false;
	return {
		name: "vetrina:prefetch-denylist",
		enforce: "pre",
		applyToEnvironment: (environment) => environment.name === "client",
		configResolved(config) {
			root = config.root;
			isBuild = config.command === "build";
		},
		transform: {
			filter: { code: NAME },
			async handler(code) {
				if (!isBuild)
					return `${code.replaceAll(NAME, "PREFETCH_DENYLIST")}\nimport { PREFETCH_DENYLIST } from "/${TABLE}";`;
				const routes: { PREFETCH_DENYLIST: string } = await import(resolve(root, TABLE));
				return code.replaceAll(NAME, JSON.stringify(routes.PREFETCH_DENYLIST));
			},
		},
	};
}
