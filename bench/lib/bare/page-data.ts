import { resolve } from "node:path";
import { ensureSecrets } from "../../../scripts/lib/checks/secrets.ts";
import { root } from "../../../scripts/lib/run.ts";
import { storefrontWorker } from "../../../scripts/lib/workers.ts";
import { texts } from "../../../scripts/vite/texts.ts";
import { valueShapes } from "../../../scripts/vite/value-shapes.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import { HEADERS } from "../load.ts";
import { type Running, startWorker } from "../stand.ts";
import { buildForWorkerd } from "./build-for-workerd.ts";

const RENDERER = resolve(root, "worker/render/html/render-html.tsx");
const STAND_IN = resolve(import.meta.dirname, "page-as-data.ts");

/**
 * Starts the storefront with another renderer, which responds with the whole data of a page. The shop's own responses hold only parts of
 * the data, and would have to be completed from the document.
 */
export async function startPageData(cloud: { origin: string }): Promise<Running> {
	const script = await buildForWorkerd("page-data", {
		entry: "worker/index.ts",
		plugins: [
			{
				name: "vetrina:page-as-data",
				enforce: "pre",
				async resolveId(id, importer) {
					const resolved = await this.resolve(id, importer, { skipSelf: true });
					return resolved?.id === RENDERER ? STAND_IN : resolved;
				},
			},
			texts(),
			valueShapes(),
		],
	});
	return startWorker({
		...storefrontWorker(ensureSecrets(), "staging"),
		modulesRoot: undefined,
		modules: [script],
		serviceBindings: { COMMERCE: { external: { address: new URL(cloud.origin).host, http: {} } } },
	});
}

/** Returns the data of the page at a path, or null if the path leads elsewhere. */
export async function readPage(
	{ origin }: Pick<Running, "origin">,
	path: string,
	headers: Record<string, string> = HEADERS,
): Promise<PageView | null> {
	const response = await fetch(origin + path, { headers, redirect: "manual" });
	const body = await response.text();
	return response.ok ? (JSON.parse(body) as PageView) : null;
}
