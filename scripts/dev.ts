/**
 * `npm run dev` runs the storefront with hot reload (Vite, workerd) together with the embedded commerce cloud. Options after `--`: `--host`
 * (reachable from a phone in the same network), `--reset` (a new database).
 */
import "./lib/checks/quiet.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ViteDevServer } from "vite";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { watchContent } from "./lib/content/watch-content.ts";
import { ensureDemoCustomers } from "./lib/demo-customers.ts";
import { fetchWhenReady } from "./lib/development/fetch-when-ready.ts";
import { fireCron } from "./lib/fire-cron.ts";
import { wranglerAlias } from "./lib/house.ts";
import { warmPictures } from "./lib/pictures/warm-pictures.ts";
import { commercePort, firstFreePorts, requireFreePorts, storefrontPort } from "./lib/ports.ts";
import { seconds } from "./lib/progress.ts";
import { root } from "./lib/run.ts";
import { prepareState } from "./lib/state.ts";
import { fail, onStop } from "./lib/stop.ts";

const startedAt = performance.now();
// Both Workers find each other by name in this folder. Each checkout and each state has its own, so that two can run at the same time.
const ownState = process.env.VETRINA_STATE;
process.env.MINIFLARE_REGISTRY_PATH ??= resolve(
	root,
	ownState ? `${ownState}/registry` : ".wrangler/registry",
);
const FIRST_INSPECTOR = 9229;
/** The first page waits for its code to be compiled, which takes longer than its calls may on a busy machine. */
const FIRST_PAGE_MS = 30_000;
// vite.config.ts reads the same variable.
const persisted = resolve(root, ownState ?? ".wrangler/state");
const state = resolve(persisted, "v3");

try {
	const { values } = parseArgs({ options: { host: { type: "boolean" }, reset: { type: "boolean" } } });
	const ports = { storefront: storefrontPort(5173), commerce: commercePort() };
	await requireFreePorts({ STOREFRONT_PORT: ports.storefront, COMMERCE_PORT: ports.commerce });
	const [storefrontInspector = 0, commerceInspector = 0] = await firstFreePorts(2, FIRST_INSPECTOR);
	const secrets = ensureSecrets();
	await prepareState({
		state,
		reset: values.reset,
		say: console.log,
		build: async () => (await import("./build.ts")).buildCommerce(),
	});
	// The tools are imported after the first line of progress, because loading them is slow.
	const [stopCommerce, storefront] = await Promise.all([
		startCommerce(ports, commerceInspector),
		startStorefront(ports.storefront, storefrontInspector, values.host ?? false),
	]);
	const stopCron = fireCron(() => fireAt((path) => fetch(`http://localhost:${ports.storefront}${path}`)));
	onStop(() => {
		stopCron();
		return Promise.allSettled([storefront.close(), stopCommerce()]);
	});
	const commerce = `http://127.0.0.1:${ports.commerce}`;
	await watchContent(
		{ baseUrl: commerce, token: secrets.commerce.ADMIN_TOKEN ?? "" },
		{ say: console.log, onChange: () => storefront.ws.send({ type: "full-reload" }) },
	);
	const home = `http://localhost:${ports.storefront}/`;
	await fetchWhenReady(home, FIRST_PAGE_MS).catch(() => undefined);
	console.log(`\n  Vetrina        ${home}`);
	console.log(`  Commerce cloud http://localhost:${ports.commerce}/`);
	console.log(
		`  Debuggers      127.0.0.1:${storefrontInspector} (storefront), 127.0.0.1:${commerceInspector} (commerce cloud)`,
	);
	const customers = await ensureDemoCustomers(commerce, secrets);
	if (customers) console.log(`  Customers      ${customers}`);
	console.log(`  Ready in ${seconds(startedAt)}. Ctrl-C stops both.\n`);
	void warmPictures(home.slice(0, -1), state);
} catch (error) {
	fail(error);
}

async function startCommerce(
	ports: { storefront: number; commerce: number },
	inspectorPort: number,
): Promise<() => Promise<void>> {
	const [{ unstable_readConfig, unstable_startWorker }, { buildStudio }] = await Promise.all([
		import("wrangler"),
		import("./lib/studio/build-studio.ts"),
	]);
	await buildStudio();
	const config = resolve(root, "packages/commerce-sandbox/wrangler.toml");
	// Aliases that are given here replace those of the file.
	const alias = { ...unstable_readConfig({ config }).alias, ...wranglerAlias };
	const worker = await unstable_startWorker({
		config,
		build: { alias },
		bindings: {
			STOREFRONT_ORIGIN: { type: "plain_text", value: `http://localhost:${ports.storefront}` },
			PUBLIC_ORIGIN: { type: "plain_text", value: `http://localhost:${ports.commerce}` },
		},
		dev: {
			server: { hostname: "127.0.0.1", port: ports.commerce },
			inspector: { hostname: "127.0.0.1", port: inspectorPort },
			persist: persisted,
			registry: process.env.MINIFLARE_REGISTRY_PATH,
			logLevel: "warn",
			watch: true,
		},
	});
	await worker.ready;
	// `worker.scheduled()` looks for the Worker in Wrangler's own proxy, and does not find it.
	const stopCron = fireCron(() => fireAt((path) => worker.fetch(`http://localhost${path}`)));
	return () => {
		stopCron();
		return worker.dispose();
	};
}

async function fireAt(ask: (path: string) => Promise<{ status: number }>): Promise<void> {
	const { status } = await ask("/cdn-cgi/local/scheduled");
	if (status !== 200) throw new Error(`The Worker ended with status ${status}.`);
}

async function startStorefront(port: number, inspectorPort: number, host: boolean): Promise<ViteDevServer> {
	process.env.STOREFRONT_INSPECTOR_PORT = String(inspectorPort);
	const { createServer } = await import("vite");
	const server = await createServer({ root, server: { port, host }, logLevel: "info" });
	await server.listen();
	for (const url of host ? (server.resolvedUrls?.network ?? []) : []) console.log(`  On your network ${url}`);
	return server;
}
