import { globSync } from "node:fs";
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

export const DEV_STYLES = "/@vetrina/styles.css";

/** The folder of style sheets that only the pages in one language have. */
export const LANGUAGES = "client/styles/languages";
export const listLanguageStyles = (root: string): string[] =>
	globSync(`${LANGUAGES}/*.css`, { cwd: root }).toSorted();

const CSS = /\.css(?:$|\?)/;

/**
 * Serves a style sheet with the CSS of every module that the client's entry or the Worker imports, in import order, and of all languages. Development
 * otherwise adds styles by script, after the first paint, so that pages would flash.
 */
export function devStyles(options: { entry: string; worker: string }): Plugin {
	return {
		name: "vetrina:dev-styles",
		apply: "serve",
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (!request.url?.startsWith(DEV_STYLES)) return next();
				collect(server, options).then(
					(css) => {
						response.setHeader("content-type", "text/css; charset=utf-8");
						response.setHeader("cache-control", "no-store");
						response.end(css);
					},
					(error: unknown) => next(error),
				);
			});
		},
	};
}

async function collect(server: ViteDevServer, options: { entry: string; worker: string }): Promise<string> {
	const urls = new Set<string>();
	await fromClient(server.environments.client, `/${options.entry}`, urls);
	fromGraph(server.environments[options.worker], urls);
	for (const file of listLanguageStyles(server.config.root)) urls.add(`/${file}`);
	const sheets = await Promise.all([...urls].map((url) => sheet(server.environments.client, url)));
	return sheets.join("\n");
}

/**
 * Adds the addresses of the CSS that a module of the client imports to `urls`. The module graph is empty until a browser's first
 * request, so each module is transformed first.
 */
async function fromClient(
	client: DevEnvironment,
	url: string,
	urls: Set<string>,
	seenNodes = new Set<EnvironmentModuleNode>(),
): Promise<void> {
	await client.transformRequest(url);
	const node = await client.moduleGraph.getModuleByUrl(url);
	if (!node || seenNodes.has(node)) return;
	seenNodes.add(node);
	for (const importedModule of node.importedModules) {
		if (!importedModule.url.includes("/node_modules/") || CSS.test(importedModule.url)) {
			await fromClient(client, importedModule.url, urls, seenNodes);
		}
	}
	if (CSS.test(node.url)) urls.add(withoutStamp(node.url));
}

function fromGraph(environment: DevEnvironment | undefined, urls: Set<string>): void {
	const seenNodes = new Set<EnvironmentModuleNode>();
	const visit = (node: EnvironmentModuleNode) => {
		if (seenNodes.has(node)) return;
		seenNodes.add(node);
		for (const importedModule of node.importedModules) visit(importedModule);
		if (CSS.test(node.url)) urls.add(withoutStamp(node.url));
	};
	for (const node of environment?.moduleGraph.idToModuleMap.values() ?? []) visit(node);
}

async function sheet(client: DevEnvironment, url: string): Promise<string> {
	const result = await client.transformRequest(`${url}${url.includes("?") ? "&" : "?"}direct`);
	return result?.code ?? "";
}

function withoutStamp(url: string): string {
	return url.replace(/[?&]t=\d+/, "");
}
