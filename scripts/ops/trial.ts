/**
 * `npm run trial -- create|delete --name pr-12 [--domain HOUSE.workers.dev] [--output FILE]` makes or deletes a shop of its own for a branch, with
 * KV, a seeded database and queues (ops-16). Without `--domain`, the account is asked for it, by CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.
 * `--output` appends `TRIAL_URL=…` to a file, as CI services read it.
 */
import "../lib/checks/quiet.ts";
import { appendFileSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { build } from "../build.ts";
import { importCatalogue } from "../import-catalogue.ts";
import { ensureSecrets } from "../lib/checks/secrets.ts";
import { importContent } from "../lib/content/import-content.ts";
import { ensureDemoCustomers } from "../lib/demo-customers.ts";
import { CONFIG_FILES } from "../lib/deployment/read-deployment.ts";
import { askDomain, runWrangler } from "../lib/deployment/trials/account.ts";
import { createTrial, deleteTrial, type TrialAddresses } from "../lib/deployment/trials/trial.ts";
import { type FlatConfig, listQueues, TRIAL_NAME, toTrial } from "../lib/deployment/trials/trial-config.ts";
import { dist, listSpoken, wranglerAlias } from "../lib/house.ts";
import { readSeed } from "../lib/house-seed.ts";
import { root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";

const STAGING = { hideWarnings: true };

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { name: { type: "string" }, domain: { type: "string" }, output: { type: "string" } },
	});
	const [task] = positionals;
	const name = values.name ?? "";
	if (!TRIAL_NAME.test(name))
		throw new Error("`--name` needs up to 30 lower-case letters, digits and hyphens, such as pr-12.");
	if (task === "delete") {
		const configs = [readStaging("wrangler.toml"), readStaging(CONFIG_FILES.commerce)];
		const queues = configs.flatMap((config) => listQueues(toTrial(config, name, { kv: "", d1: "" })));
		await deleteTrial({ name, wrangler: runWrangler, queues });
		console.log(`The trial ${name} is deleted.`);
	} else if (task === "create") {
		const addresses = await create(name, values.domain ?? (await askDomain(process.env)));
		console.log(`Storefront     ${addresses.storefront}\nCommerce cloud ${addresses.commerce}`);
		if (values.output) appendFileSync(values.output, `TRIAL_URL=${addresses.storefront}\n`);
	} else throw new Error("Name what to do: `npm run trial -- create` or `npm run trial -- delete`.");
} catch (error) {
	fail(error);
}

function readStaging(file: string): FlatConfig {
	return unstable_readConfig({ config: resolve(root, file), env: "staging" }, STAGING) as FlatConfig;
}

async function create(name: string, domain: string): Promise<TrialAddresses> {
	// Vite chooses the storefront's part of wrangler.toml by this variable.
	process.env.CLOUDFLARE_ENV = "staging";
	await build();
	const secrets = ensureSecrets();
	const built = resolve(root, dist, "vetrina/wrangler.json");
	const cloud = resolve(root, CONFIG_FILES.commerce);
	const commerce = {
		...readStaging(CONFIG_FILES.commerce),
		// The trial's file is in another folder than the one whose paths it has.
		alias: { "studio-files": resolve(root, ".cache/studio/files.ts"), ...wranglerAlias },
	};
	return createTrial({
		name,
		domain,
		wrangler: runWrangler,
		configs: {
			commerce: {
				...commerce,
				d1_databases: commerce.d1_databases.map((one) => ({
					...one,
					migrations_dir: resolve(cloud, "../db/migrations"),
				})),
			},
			storefront: JSON.parse(readFileSync(built, "utf8")) as FlatConfig,
		},
		files: {
			commerce: resolve(root, `.cache/trials/${name}/commerce.json`),
			storefront: resolve(root, dist, "vetrina/trial.json"),
		},
		secrets,
		fill: async ({ commerce: baseUrl }) => {
			const token = secrets.commerce.ADMIN_TOKEN ?? "";
			await importCatalogue({
				baseUrl,
				token,
				languages: await listSpoken(),
				...(await readSeed()),
				replace: true,
			});
			await importContent({ baseUrl, token }, { keepsEdits: false });
			await ensureDemoCustomers(baseUrl, secrets);
		},
	});
}
