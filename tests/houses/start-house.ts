import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { findDist } from "../../scripts/lib/house.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { root, run } from "../../scripts/lib/run.ts";
import { copySeed } from "../../scripts/lib/seed.ts";
import { workerLog } from "../../scripts/lib/worker-log.ts";
import { startLocal } from "../../scripts/lib/workers.ts";

/** `files`: the folder of the client's build. */
export type RunningHouse = {
	storefront: string;
	commerce: string;
	adminToken: string;
	files: string;
	stop(): Promise<void>;
};

/** Starts a house's shop on its own build and catalogue. `house`: the house's folder, absolute or relative to the project's. */
export async function startHouse(house: string): Promise<RunningHouse> {
	const env = { VETRINA_HOUSE: house, VETRINA_MINIFY: "fast" };
	const dist = findDist(house);
	const isBuilt = dist === "dist" && process.env.VETRINA_BUILT;
	if (!isBuilt) await run("node", ["scripts/build.ts"], { env, quiet: true });
	const said = await run("node", ["scripts/seed.ts"], { env: { ...env, VETRINA_BUILT: "1" }, quiet: true });
	const name = basename(house);
	// Two houses may run in threads of one process, so the folder's name contains the house.
	const state = resolve(root, `.cache/house-${name}-${process.pid}`);
	copySeed(said.trim().split("\n").at(-1) ?? "", state);
	const secrets = ensureSecrets();
	const local = await startLocal({
		secrets,
		state,
		dist,
		// The cloud returns shoppers to the storefront's origin alone, which a port that is chosen later would not be part of.
		storefrontPort: await freePort(),
		commercePort: await freePort(),
		log: workerLog(name),
	});
	return {
		storefront: local.storefront,
		commerce: local.commerce,
		adminToken: secrets.commerce.ADMIN_TOKEN ?? "",
		files: resolve(root, dist, "client"),
		async stop() {
			await local.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}
