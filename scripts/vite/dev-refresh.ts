import type { EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from "vite";

const HOT = /\.(?:tsx|css)$/;

/** Resolves when the Worker has responded with its newest code, or failed: a request waits until changed modules are evaluated. */
export async function askWorker({ httpServer }: ViteDevServer): Promise<void> {
	const address = httpServer?.address();
	if (!address || typeof address === "string") return;
	await fetch(`http://localhost:${address.port}/robots.txt`).catch(() => undefined);
}

/**
 * Reloads the page when a module of the Worker has changed, such as a loader, form, text or rule, once the Worker has evaluated it. Vite
 * reloads for modules of the browser only, and for a shared module before the Worker is ready.
 */
export function devRefresh(options: { worker: string; ask?: typeof askWorker }): Plugin {
	const { worker, ask = askWorker } = options;
	let isPending = false;
	let shownHot = 0;
	return {
		name: "vetrina:dev-refresh",
		apply: "serve",
		config: () => ({
			server: {
				async hotUpdateEnvironments(server, update) {
					await Promise.all(Object.values(server.environments).map((environment) => update(environment)));
					if (!isPending) return;
					isPending = false;
					await ask(server);
					server.environments.client.hot.send({ type: "full-reload", path: "*" });
				},
			},
		}),
		hotUpdate: {
			order: "post",
			handler(change) {
				const { name, moduleGraph } = this.environment;
				if (name === "client") {
					if (waitsForWorker(change, worker)) {
						const invalidatedNodes = new Set<EnvironmentModuleNode>();
						for (const one of change.modules)
							moduleGraph.invalidateModule(one, invalidatedNodes, change.timestamp, true);
						return [];
					}
					if (change.modules.length > 0) shownHot = change.timestamp;
				} else if (name === worker && change.modules.length > 0 && shownHot !== change.timestamp)
					isPending = true;
				return undefined;
			},
		},
	};
}

function waitsForWorker({ type, file, server }: HotUpdateOptions, worker: string): boolean {
	const inWorker = server.environments[worker]?.moduleGraph.getModulesByFile(file);
	return type === "update" && !HOT.test(file) && inWorker !== undefined && inWorker.size > 0;
}
