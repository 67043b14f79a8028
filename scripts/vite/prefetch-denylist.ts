import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "import.meta.env.PREFETCH_DENYLIST";
const TABLE = "pages/routes.ts";

/**
 * Replaces `import.meta.env.PREFETCH_DENYLIST` in the client with the first segments of addresses that may not be prefetched, so that
 * the client does not need the table of routes. Development imports the table itself, so that its changes arrive as hot updates. The
 * table is imported here, because the development server restarts when an import of vite.config.ts changes.
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
