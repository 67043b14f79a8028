import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { CHEAP_PASSWORDS } from "../../packages/commerce-sandbox/testing/cheap-passwords.ts";
import { buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { root } from "../../scripts/lib/run.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import { workerLog } from "../../scripts/lib/worker-log.ts";
import { type LocalOptions, startLocal } from "../../scripts/lib/workers.ts";
import { restock } from "./restock.ts";

export type SeededShop = {
	storefront: string;
	commerce: string;
	/** Sets the cloud's lasting faults, such as `controllers:absent`, and forgets what the storefront keeps. */
	setFaults(faults: readonly string[]): Promise<void>;
};

const START_TIMEOUT = 120_000;

/** Starts a shop on a copy of the demo's catalogue, whose cloud the tests of one file may change. The returned function throws until then. */
export function startSeededShop(
	name: string,
	{ sites, storefrontVars }: { sites: readonly string[] } & Pick<LocalOptions, "storefrontVars">,
): () => SeededShop {
	const state = resolve(root, `.cache/${name}-${process.pid}`);
	const secrets = ensureSecrets();
	let shop: SeededShop | undefined;
	let stop: (() => Promise<void>) | undefined;
	beforeAll(async () => {
		copySeed(await ensureSeed({ say: console.log, build: buildCommerce }), state);
		restock(state);
		const local = await startLocal({
			secrets,
			state,
			instanceType: "staging",
			commerceVars: CHEAP_PASSWORDS,
			storefrontPort: await freePort(),
			commercePort: await freePort(),
			log: workerLog(name),
			...(storefrontVars ? { storefrontVars } : {}),
		});
		stop = () => local.stop();
		const send = async (url: string, method: string, token: string | undefined, body: object) => {
			const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
			const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
			if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
			await response.arrayBuffer();
		};
		shop = {
			storefront: local.storefront,
			commerce: local.commerce,
			async setFaults(faults) {
				await send(`${local.commerce}/admin/faults`, "PUT", secrets.commerce.ADMIN_TOKEN, { faults });
				for (const site of sites)
					await send(`${local.storefront}/ops/cache/purge`, "POST", secrets.storefront.OPS_TOKEN, { site });
			},
		};
	}, START_TIMEOUT);
	afterAll(async () => {
		await stop?.();
		rmSync(state, { recursive: true, force: true });
	});
	return () => {
		if (!shop) throw new Error(`The shop ${name} has not started`);
		return shop;
	};
}
