import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { importCatalogue } from "../../scripts/import-catalogue.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { migrate } from "../../scripts/lib/migrate.ts";
import { workerLog } from "../../scripts/lib/worker-log.ts";
import { type Local, type LocalOptions, startLocal } from "../../scripts/lib/workers.ts";
import { strangersCatalogue } from "./strangers-catalogue.ts";

/** Milliseconds. Two Workers start and read a catalogue, which takes minutes next to other work; the limit only ends what hangs. */
const STARTED_WITHIN = 240_000;

/** `state`: the folder of databases and caches. */
export type OwnShop = Local & {
	token: string;
	state: string;
	importLines(withBicycles: boolean): Promise<unknown>;
};

/**
 * Starts a shop with a stranger's catalogue for the tests of one file, so that the other tests' shop stays the same. `prepare` runs before
 * the first test. The returned function throws until then.
 */
export function startOwnShop(
	name: string,
	prepare?: (shop: OwnShop) => Promise<void>,
	vars: Pick<LocalOptions, "storefrontVars"> = {},
): () => OwnShop {
	const state = mkdtempSync(join(tmpdir(), `${name}-`));
	const secrets = ensureSecrets();
	const token = secrets.commerce.ADMIN_TOKEN ?? "";
	let shop: OwnShop | undefined;
	beforeAll(async () => {
		await migrate(state);
		const local = await startLocal({
			secrets,
			state,
			storefrontPort: 0,
			commercePort: 0,
			log: workerLog(name),
			...vars,
		});
		const importLines = (withBicycles: boolean) =>
			importCatalogue({
				baseUrl: local.commerce,
				token,
				site: "vetrina-eu",
				replace: true,
				lines: strangersCatalogue({ withBicycles }),
			});
		shop = { ...local, token, state, importLines };
		await importLines(false);
		await prepare?.(shop);
	}, STARTED_WITHIN);
	afterAll(async () => {
		await shop?.stop();
		rmSync(state, { recursive: true, force: true });
	});
	return () => {
		if (!shop) throw new Error(`The shop ${name} has not started`);
		return shop;
	};
}
