import "../../scripts/lib/checks/quiet.ts";
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { CHEAP_PASSWORDS } from "../../packages/commerce-sandbox/testing/cheap-passwords.ts";
import { build, buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { dist } from "../../scripts/lib/house.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { root } from "../../scripts/lib/run.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import { workerLog } from "../../scripts/lib/worker-log.ts";
import { startLocal } from "../../scripts/lib/workers.ts";
import { restock } from "./restock.ts";

declare module "vitest" {
	interface ProvidedContext {
		storefront: string;
		commerce: string;
		opsToken: string;
		adminToken: string;
	}
}

/** Starts both built Workers in one workerd on a fresh copy of the seeded demo catalogue, once for all files. */
export default async function startStack(project: TestProject): Promise<() => Promise<void>> {
	// `npm run verify` has built already; otherwise dist/ may be old.
	if (!process.env.VETRINA_BUILT || !existsSync(resolve(root, dist, "vetrina/index.js"))) await build();
	const secrets = ensureSecrets();
	const seed = await ensureSeed({ say: console.log, build: buildCommerce });
	const state = resolve(root, `.cache/stack-${process.pid}`);
	copySeed(seed, state);
	restock(state);
	const local = await startLocal({
		secrets,
		state,
		instanceType: "staging",
		// Moving all content to the stand-in of a space would take minutes at the service's own rate.
		commerceVars: { ...CHEAP_PASSWORDS, CONTENTFUL_MANAGEMENT_RATE: "1000" },
		// The ports are known before the start, because each Worker redirects browsers to the other.
		storefrontPort: await freePort(),
		commercePort: await freePort(),
		log: workerLog(process.env.VETRINA_REPORT || "stack"),
	});
	project.provide("storefront", local.storefront);
	project.provide("commerce", local.commerce);
	project.provide("opsToken", secrets.storefront.OPS_TOKEN ?? "");
	project.provide("adminToken", secrets.commerce.ADMIN_TOKEN ?? "");
	return async () => {
		await local.stop();
		rmSync(state, { recursive: true, force: true });
	};
}
