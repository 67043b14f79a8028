/**
 * `npm run preview` runs the production build, both Workers in one workerd, as staging.
 *
 * Options after `--`: `--host`, `--reset` (a new database), `--no-build` (dist/ as it is), `--state FOLDER`, `--plain-pictures` (draws
 * none, for journeys in the browser), `--log FILE` (log of the Workers), `--traces` (keeps spans for `npm run trace`).
 */
import "./lib/checks/quiet.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, buildCommerce } from "./build.ts";
import { requireBuilt } from "./lib/built.ts";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { describeImport, importContent } from "./lib/content/import-content.ts";
import { ensureDemoCustomers } from "./lib/demo-customers.ts";
import { fireCron } from "./lib/fire-cron.ts";
import { dist } from "./lib/house.ts";
import { warmPictures } from "./lib/pictures/warm-pictures.ts";
import { commercePort, requireFreePorts, storefrontPort } from "./lib/ports.ts";
import { root } from "./lib/run.ts";
import { prepareState } from "./lib/state.ts";
import { fail, onStop } from "./lib/stop.ts";
import { writeTraces } from "./lib/traces/write-traces.ts";
import { startLocal } from "./lib/workers.ts";

try {
	const { values } = parseArgs({
		options: {
			host: { type: "boolean" },
			reset: { type: "boolean" },
			"no-build": { type: "boolean" },
			"plain-pictures": { type: "boolean" },
			state: { type: "string", default: ".wrangler/preview" },
			log: { type: "string" },
			traces: { type: "boolean" },
		},
	});
	const ports = { storefrontPort: storefrontPort(8787), commercePort: commercePort() };
	await requireFreePorts({ STOREFRONT_PORT: ports.storefrontPort, COMMERCE_PORT: ports.commercePort });
	if (values["no-build"]) requireBuilt(root, [`${dist}/vetrina/index.js`, `${dist}/commerce/index.js`]);
	else {
		console.log("Building …");
		await build();
	}
	const state = resolve(root, values.state);
	await prepareState({ state, reset: values.reset, say: console.log, build: buildCommerce });
	const host = values.host ? "0.0.0.0" : "127.0.0.1";
	const secrets = ensureSecrets();
	const local = await startLocal({
		secrets,
		state,
		host,
		plainPictures: values["plain-pictures"],
		log: values.log,
		onSpans: values.traces ? writeTraces() : undefined,
		...ports,
	});
	const stopCron = fireCron(local.cron);
	onStop(() => {
		stopCron();
		return local.stop();
	});
	console.log(`\n  Vetrina        http://localhost:${ports.storefrontPort}/`);
	console.log(`  Commerce cloud http://localhost:${ports.commercePort}/`);
	const content = { baseUrl: local.commerce, token: secrets.commerce.ADMIN_TOKEN ?? "" };
	for (const line of describeImport(await importContent(content, { keepsEdits: true }))) console.log(line);
	const customers = await ensureDemoCustomers(local.commerce, secrets);
	if (customers) console.log(`  Customers      ${customers}`);
	console.log("  Production build, instance type staging. Ctrl-C stops both.\n");
	if (!values["plain-pictures"]) void warmPictures(local.storefront, state);
} catch (error) {
	fail(error);
}
