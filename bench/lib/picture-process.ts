import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { dist } from "../../scripts/lib/house.ts";
import { root } from "../../scripts/lib/run.ts";
import { commerceWorker } from "../../scripts/lib/workers.ts";
import { listen, readBody } from "./listen.ts";
import type { Held } from "./memory-meter.ts";
import { type PlainWorker, startPlain } from "./plain-workerd.ts";
import type { Running } from "./stand.ts";

export type PictureProcess = Running & { mostHeld(): Promise<Held> };

/**
 * Starts the built cloud alone in a workerd. Miniflare would keep R2, the cache and D1 in the same process, where they take 180 MB for
 * 1,000 pictures of 80 KB (decision 49).
 */
export async function startPictures(seed: string, inspectorPort: number): Promise<PictureProcess> {
	const stores = await startStores(seed);
	const worker = commerceWorker(ensureSecrets(), "staging") as PlainWorker;
	const modulesRoot = resolve(root, dist, "commerce");
	const running = await startPlain(
		{
			...worker,
			serviceBindings: { STORES: true },
			modulesRoot,
			modules: [
				{
					type: "ESModule",
					path: join(modulesRoot, "drawing-worker.ts"),
					contents: stripTypes("drawing-worker.ts"),
				},
				{
					type: "ESModule",
					path: join(modulesRoot, "memory-meter.ts"),
					contents: stripTypes("memory-meter.ts"),
				},
				{
					type: "ESModule",
					path: join(modulesRoot, "cloud"),
					contents: 'export { default } from "./index.js";',
				},
				...worker.modules,
			],
		},
		stores,
		inspectorPort,
	);
	return {
		...running,
		mostHeld: async () => (await fetch(`${running.origin}/held`)).json() as Promise<Held>,
		stop: async () => {
			await running.stop();
			await stores.stop();
		},
	};
}

const stripTypes = (file: string): string =>
	stripTypeScriptTypes(readFileSync(resolve(import.meta.dirname, file), "utf8"));

async function startStores(seed: string) {
	const folder = join(seed, "d1/miniflare-D1DatabaseObject");
	const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	const database = new DatabaseSync(join(folder, file ?? ""), { readOnly: true });
	const server = await listen(async (request, response) => {
		const body = await readBody(request);
		if (request.url !== "/sql") {
			response.end();
			return;
		}
		const { sql, values } = JSON.parse(body.toString()) as { sql: string; values: SQLInputValue[] };
		response.end(JSON.stringify(database.prepare(sql).all(...values)));
	});
	return {
		...server,
		stop: async () => {
			await server.stop();
			database.close();
		},
	};
}
