import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Secrets } from "../../checks/secrets.ts";
import { openAccount, type Wrangler } from "./account.ts";
import { type FlatConfig, listQueues, nameTrial, TRIAL_BUCKET, toTrial } from "./trial-config.ts";

type Worker = keyof Secrets;
export type TrialOptions = {
	name: string;
	/** The account's own domain for Workers, such as `house.workers.dev`. */
	domain: string;
	wrangler: Wrangler;
};
export type TrialAddresses = Record<Worker, string>;

const nameWorkers = (name: string): Record<Worker, string> => ({
	commerce: `${nameTrial(name)}-commerce`,
	storefront: nameTrial(name),
});
const nameKv = (name: string): string => `${nameTrial(name)}-cache`;
const nameD1 = (name: string): string => `${nameTrial(name)}-commerce`;

const findAddresses = ({ name, domain }: Pick<TrialOptions, "name" | "domain">): TrialAddresses => {
	const workers = nameWorkers(name);
	return {
		commerce: `https://${workers.commerce}.${domain}`,
		storefront: `https://${workers.storefront}.${domain}`,
	};
};

/**
 * Deploys both Workers as a trial shop, with KV, database and queues of its own, which are made if they are missing. `configs` are those of the
 * staging environment, `files` the places for a trial's own: paths in a configuration are relative to them. `fill` puts catalogue and content
 * into the cloud before the storefront is deployed (ops-16).
 */
export async function createTrial({
	configs,
	files,
	secrets,
	fill,
	...options
}: TrialOptions & {
	configs: Record<Worker, FlatConfig>;
	files: Record<Worker, string>;
	secrets: Secrets;
	fill: (addresses: TrialAddresses) => Promise<void>;
}): Promise<TrialAddresses> {
	const account = openAccount(options.wrangler);
	const { name } = options;
	const addresses = findAddresses(options);
	const ids = { kv: await account.ensureKv(nameKv(name)), d1: await account.ensureD1(nameD1(name)) };
	const origins = { STOREFRONT_ORIGIN: addresses.storefront, PUBLIC_ORIGIN: addresses.commerce };
	const trials = {
		commerce: toTrial(configs.commerce, name, ids, origins),
		storefront: toTrial(configs.storefront, name, ids),
	};
	for (const queue of Object.values(trials).flatMap(listQueues)) await account.ensureQueue(queue);
	await account.ensureBucket(TRIAL_BUCKET);
	const deploy = async (worker: Worker): Promise<void> => {
		const config = files[worker];
		const secretsFile = join(dirname(config), `${worker}-secrets.json`);
		mkdirSync(dirname(config), { recursive: true });
		writeFileSync(config, JSON.stringify(trials[worker], null, "\t"));
		writeFileSync(secretsFile, JSON.stringify(secrets[worker]), { mode: 0o600 });
		try {
			if (worker === "commerce")
				await account.run("d1", "migrations", "apply", "DB", "--remote", "-c", config);
			await account.run("deploy", "-c", config, "--secrets-file", secretsFile);
		} finally {
			rmSync(secretsFile, { force: true });
		}
	};
	await deploy("commerce");
	await fill(addresses);
	await deploy("storefront");
	return addresses;
}

/** Deletes a trial's Workers and all that only it has. Deleting what is gone is not an error. */
export async function deleteTrial({
	name,
	wrangler,
	queues,
}: Pick<TrialOptions, "name" | "wrangler"> & { queues: readonly string[] }): Promise<void> {
	const account = openAccount(wrangler);
	const workers = nameWorkers(name);
	// A queue with a consumer cannot be deleted, and a Worker to which another one is bound is deleted last.
	for (const worker of [workers.storefront, workers.commerce]) await account.deleteWorker(worker);
	for (const queue of queues) await account.deleteQueue(queue);
	await account.deleteKv(nameKv(name));
	await account.deleteD1(nameD1(name));
}
