/**
 * `npm run clients` installs Salesforce's retail app from npm into a temporary folder, sets it up by the recipe of
 * docs/salesforce-clients.md, runs it on the embedded cloud and visits it with a browser. Arguments after `--` go to Playwright.
 */
import "./lib/checks/quiet.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureTestBrowsers } from "./lib/browser.ts";
import { readPwaKitRecipe } from "./lib/clients/pwa-kit-recipe.ts";
import { configureRetailApp, installRetailApp } from "./lib/clients/retail-app.ts";
import { freePort } from "./lib/ports.ts";
import { seconds } from "./lib/progress.ts";
import { attempt } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const CONFIG = "scripts/clients.config.ts";

const folder = mkdtempSync(join(tmpdir(), "retail-app-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Child processes receive the signal too, and the exit handler removes the folder.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

try {
	await ensureTestBrowsers(console.log);
	const hosts = { cloud: `localhost:${await freePort()}`, app: `localhost:${await freePort()}` };
	const recipe = readPwaKitRecipe(hosts);
	console.log(`Installing the retail app ${recipe.version} in ${folder} …`);
	const startedAt = performance.now();
	await installRetailApp(folder, recipe.version);
	configureRetailApp(folder, recipe);
	console.log(`Installed (${seconds(startedAt)}). Building and visiting it …`);
	const env = { RETAIL_APP: folder, RETAIL_APP_HOST: hosts.app, RETAIL_APP_CLOUD: hosts.cloud };
	const args = ["test", "--config", CONFIG, ...process.argv.slice(2)];
	process.exitCode = (await attempt("playwright", args, { env })).code;
} catch (error) {
	fail(error);
}
