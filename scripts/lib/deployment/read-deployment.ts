import { resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { storefrontHouse } from "../house.ts";
import { attempt, root } from "../run.ts";
import type { Deployment } from "./check-deployment.ts";
import { type Environment, listHosts } from "./environments.ts";

export const CONFIG_FILES: Record<Deployment["worker"], string> = {
	storefront: "wrangler.toml",
	commerce: "packages/commerce-sandbox/wrangler.toml",
	operations: "packages/operations/wrangler.toml",
};

type Config = {
	vars: Record<string, unknown>;
	kv_namespaces: { binding: string; id?: string }[];
	d1_databases: { binding: string; database_id?: string }[];
	services?: { binding: string }[];
};

/** Returns a Worker's configuration to deploy. `asks`: also lists the names of its secrets in the Cloudflare account. */
export async function readDeployment(
	worker: Deployment["worker"],
	asks: boolean,
	env?: Environment,
): Promise<Deployment> {
	const file = CONFIG_FILES[worker];
	const config: Config = unstable_readConfig({ config: resolve(root, file), env }, { hideWarnings: true });
	const house = worker === "storefront" ? await storefrontHouse() : undefined;
	return {
		worker,
		file,
		vars: { ...house?.variables, ...config.vars },
		hosts: house ? listHosts(house, config.vars.INSTANCE_TYPE) : [],
		ids: [
			...config.kv_namespaces.map(({ binding, id }) => ({ binding, kind: "kv" as const, id })),
			...config.d1_databases.map(({ binding, database_id: id }) => ({ binding, kind: "d1" as const, id })),
		],
		services: (config.services ?? []).map(({ binding }) => binding),
		secrets: asks ? await listSecrets(file, env) : undefined,
	};
}

async function listSecrets(file: string, env: Environment | undefined): Promise<string[]> {
	const { code, output } = await attempt(
		"wrangler",
		["secret", "list", "--format", "json", "-c", file, ...(env ? ["--env", env] : [])],
		{
			quiet: true,
		},
	);
	const list = code === 0 ? /\[[\s\S]*\]/.exec(output)?.[0] : undefined;
	return list === undefined ? [] : (JSON.parse(list) as { name: string }[]).map(({ name }) => name);
}
