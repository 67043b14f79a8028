import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { readTextsManifest } from "./texts.ts";

const SOURCE = "client/service-worker/worker.ts";
const FILE = "worker.js";
/** Sources of what a shopper without a network needs besides the offline page: the bag, and adding to it. */
export const ESSENTIALS = [
	"client/app/navigation/scroll-restoration.ts",
	"client/app/offline/send-queued.ts",
	"client/app/offline/start-offline.ts",
	"client/app/navigation/pending-visits.ts",
	"client/app/parts/page-code.ts",
	"client/app/start/listen-to-shop.ts",
	"client/app/start/retry-picture.ts",
	"client/features/basket/minicart.tsx",
	"client/features/product/sizes/size-selector.tsx",
	"client/features/wallets/bag-wallets.tsx",
	"client/state/basket/change-basket.ts",
];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Returns the addresses of the essential files, with what they import. Throws if the build has no file of one of the sources. */
export function listEssentialFiles(bundle: Rolldown.OutputBundle, root: string): string[] {
	const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const files = new Set<string>();
	const add = (chunk: Chunk): void => {
		if (files.has(`/${chunk.fileName}`)) return;
		for (const name of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(`/${name}`);
		for (const name of chunk.imports) {
			const imported = byName.get(name);
			if (imported) add(imported);
		}
	};
	for (const source of ESSENTIALS) {
		const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(root, id) === source));
		if (!chunk) throw new Error(`The service worker needs ${source}, of which the build has no file`);
		add(chunk);
	}
	return [...files].toSorted();
}

/** Builds the service worker after the client, whose files it names (decision 192). */
export function serviceWorker(): Plugin {
	let root = "";
	return {
		name: "vetrina:service-worker",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		configResolved(config) {
			root = config.root;
		},
		writeBundle: {
			order: "post",
			sequential: true,
			async handler({ dir = "" }, bundle) {
				const { bundles } = readTextsManifest(root);
				const texts = [...new Set(ESSENTIALS.flatMap((source) => bundles[source] ?? []))].toSorted();
				const files = listEssentialFiles(bundle, root);
				const { build } = await import("vite");
				const result = await build({
					configFile: false,
					root,
					logLevel: "error",
					mode: "production",
					publicDir: false,
					define: {
						"process.env.NODE_ENV": '"production"',
						"import.meta.env.OFFLINE_FILES": JSON.stringify({ files, texts }),
					},
					build: {
						write: false,
						rolldownOptions: {
							input: resolve(root, SOURCE),
							output: { format: "iife", entryFileNames: FILE },
						},
					},
				});
				const [built] = Array.isArray(result) ? result : [result];
				const script = built && "output" in built ? built.output[0] : undefined;
				if (!script) return this.error("The service worker was not built");
				writeFileSync(resolve(dir, FILE), script.code);
			},
		},
	};
}
