/**
 * `npm run commerce` runs the embedded commerce cloud alone, as bundled in dist/commerce (built if missing or older than its sources).
 * Options after `--`: `--reset` (a new database), `--state FOLDER` (another database). `MEDIA_BASE` in the environment is put before
 * picture paths (docs/salesforce-clients.md).
 */
import "./lib/checks/quiet.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildCommerce } from "./build.ts";
import { isStale } from "./lib/built.ts";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { describeImport, importContent } from "./lib/content/import-content.ts";
import { ensureDemoCustomers } from "./lib/demo-customers.ts";
import { fireCron } from "./lib/fire-cron.ts";
import { dist } from "./lib/house.ts";
import { commercePort, requireFreePorts } from "./lib/ports.ts";
import { root } from "./lib/run.ts";
import { prepareState } from "./lib/state.ts";
import { fail, onStop } from "./lib/stop.ts";
import { startLocal } from "./lib/workers.ts";

const SOURCES = ["packages", "package-lock.json"];

try {
	const { values } = parseArgs({
		options: { reset: { type: "boolean" }, state: { type: "string", default: ".wrangler/preview" } },
	});
	const port = commercePort();
	await requireFreePorts({ COMMERCE_PORT: port });
	const secrets = ensureSecrets();
	const state = resolve(root, values.state);
	if (isStale(root, `${dist}/commerce/index.js`, SOURCES)) {
		console.log("Building …");
		await buildCommerce();
	}
	await prepareState({ state, reset: values.reset, say: console.log, build: buildCommerce });
	const { MEDIA_BASE } = process.env;
	const local = await startLocal({
		secrets,
		state,
		commercePort: port,
		commerceOnly: true,
		register: true,
		commerceVars: MEDIA_BASE === undefined ? {} : { MEDIA_BASE },
	});
	const stopCron = fireCron(local.cron);
	onStop(() => {
		stopCron();
		return local.stop();
	});
	const content = { baseUrl: local.commerce, token: secrets.commerce.ADMIN_TOKEN ?? "" };
	for (const line of describeImport(await importContent(content, { keepsEdits: true }))) console.log(line);
	await ensureDemoCustomers(local.commerce, secrets);
	const { newcomerLines } = await import("./lib/checks/newcomer.ts");
	console.log(`\n${newcomerLines(`http://localhost:${port}`).join("\n")}\n`);
	console.log("  `npx wrangler dev` in another terminal connects to it by its name. Ctrl-C stops it.\n");
} catch (error) {
	fail(error);
}
