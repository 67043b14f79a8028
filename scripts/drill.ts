/**
 * `npm run drill` makes each service of the commerce cloud fail in each way, and prints a table of the shop's and the health check's
 * responses (docs/operations.md). Options after `--`: `--kind NAME` and `--service NAME` (both repeatable), `--locale de-lu`, and
 * `--no-build` (dist/ as it is).
 */
import "./lib/checks/demo-house.ts";
import "./lib/checks/quiet.ts";
import "./lib/drill/own-connections.ts";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { FAMILY_NAMES } from "../worker/platform/breakers/families.ts";
import { build, buildCommerce } from "./build.ts";
import { requireBuilt } from "./lib/built.ts";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { KINDS } from "./lib/drill/kinds.ts";
import { writeTable, wrongRows } from "./lib/drill/print-drill.ts";
import { runDrill } from "./lib/drill/run-drill.ts";
import { dist } from "./lib/house.ts";
import { freePort } from "./lib/ports.ts";
import { root } from "./lib/run.ts";
import { copySeed, ensureSeed } from "./lib/seed.ts";
import { fail } from "./lib/stop.ts";
import { startLocal } from "./lib/workers.ts";

try {
	const { values } = parseArgs({
		options: {
			kind: { type: "string", multiple: true, default: KINDS.map(({ name }) => name) },
			service: { type: "string", multiple: true, default: [...FAMILY_NAMES, "all"] },
			locale: { type: "string", default: "de-lu" },
			"no-build": { type: "boolean", default: false },
		},
	});
	if (values["no-build"]) requireBuilt(root, [`${dist}/vetrina/index.js`, `${dist}/commerce/index.js`]);
	else await build();
	const seed = await ensureSeed({ say: console.log, build: buildCommerce });
	const state = resolve(root, `.cache/drill-${process.pid}`);
	copySeed(seed, state);
	const secrets = ensureSecrets();
	const local = await startLocal({
		secrets,
		state,
		instanceType: "staging",
		plainPictures: true,
		storefrontPort: await freePort(),
		commercePort: await freePort(),
		log: ".cache/reports/drill-workers.log",
	});
	try {
		const tables = await runDrill(
			{
				origin: local.storefront,
				opsToken: secrets.storefront.OPS_TOKEN ?? "",
				locale: values.locale,
				families: values.service,
			},
			KINDS.filter(({ name }) => values.kind.includes(name)),
			(table) => console.log(`\n${writeTable(table)}`),
		);
		if (wrongRows(tables).length > 0) process.exitCode = 1;
	} finally {
		await local.stop();
		rmSync(state, { recursive: true, force: true });
	}
} catch (error) {
	fail(error);
}
