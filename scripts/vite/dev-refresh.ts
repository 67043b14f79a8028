import type { EnvironmentModuleNode, HotUpdateOptions, Plugin } from "vite";

const UPDATED = "vetrina:worker-updated";
/** Changes of components and styles are shown by hot updates; the server only renders what the browser has already. */
const HOT = /\.(?:tsx|css)$/;

/** Reports each time that the module runner in workerd has finished an update, whether the new code could be evaluated or not. */
const REPORT = `
if (import.meta.hot) import.meta.hot.on("vite:afterUpdate", () => import.meta.hot.send("${UPDATED}"));`;

/**
 * Reloads the page after a change of what the Worker runs, such as loaders, forms, texts and rules, once the Worker has it. Vite alone knows of
 * changes to what the browser imports, and would reload the page of a rule that both import before the Worker is ready.
 */
export function devRefresh(options: { entry: string; worker: string }): Plugin {
	let isPending = false;
	/** The change that the browser's modules are updated for, by its time. */
	let shownHot = 0;
	return {
		name: "vetrina:dev-refresh",
		apply: "serve",
		transform: {
			filter: { id: new RegExp(`/${options.entry}$`) },
			handler: (code) => code + REPORT,
		},
		configureServer({ environments }) {
			environments[options.worker]?.hot.on(UPDATED, () => {
				if (!isPending) return;
				isPending = false;
				environments.client.hot.send({ type: "full-reload", path: "*" });
			});
		},
		hotUpdate: {
			order: "post",
			handler(change) {
				const { name, moduleGraph } = this.environment;
				if (name === "client") {
					if (waitsForWorker(change, options.worker)) {
						const invalidated = new Set<EnvironmentModuleNode>();
						for (const one of change.modules)
							moduleGraph.invalidateModule(one, invalidated, change.timestamp, true);
						return [];
					}
					if (change.modules.length > 0) shownHot = change.timestamp;
				} else if (name === options.worker && change.modules.length > 0 && shownHot !== change.timestamp)
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
