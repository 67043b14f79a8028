import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type PluginOption } from "vite";
import { houseAlias } from "../../../scripts/lib/house.ts";
import { root } from "../../../scripts/lib/run.ts";
import { classNames } from "../../../scripts/vite/class-names.ts";
import { clientAssets } from "../../../scripts/vite/client-assets.ts";
import { cssOptions } from "../../../vite.config.ts";

const FILE = "index.js";

/** Returns a module of workerd that holds `entry` and its imports and names the files of the built client. */
export async function buildForWorkerd(
	name: string,
	{ entry, plugins, external = [] }: { entry: string; plugins: PluginOption[]; external?: string[] },
): Promise<{ type: "ESModule"; path: string; contents: Uint8Array }> {
	const outDir = resolve(root, `.cache/bench/${name}`);
	await build({
		configFile: false,
		root,
		logLevel: "error",
		mode: "production",
		plugins: [...plugins, classNames(), clientAssets({ entry: "client/entry.tsx" })],
		css: cssOptions("build"),
		resolve: { alias: houseAlias, conditions: ["workerd", "worker", "module", "import", "production"] },
		ssr: { noExternal: true, target: "webworker" },
		build: {
			ssr: resolve(root, entry),
			outDir,
			emptyOutDir: true,
			copyPublicDir: false,
			minify: false,
			rolldownOptions: {
				external: [/^cloudflare:/, ...external],
				output: { format: "es", codeSplitting: false, entryFileNames: FILE },
			},
		},
	});
	return { type: "ESModule", path: FILE, contents: readFileSync(resolve(outDir, FILE)) };
}
