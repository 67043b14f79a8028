/**
 * `npm run backup -- --to FOLDER` and `npm run restore -- --from FOLDER [--replace]` copy the database and the uploaded files of the embedded
 * cloud to a folder and back (ops-20): those of a local shop (`--state FOLDER`, by default that of `npm run preview`, which must not run), or of
 * a deployed one (`--env staging|production`).
 */
import "../lib/checks/quiet.ts";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp, restore } from "../lib/deployment/backup/backup-shop.ts";
import { type OpenShop, openDeployedShop, openLocalShop } from "../lib/deployment/backup/open-shop.ts";
import { ENVIRONMENTS } from "../lib/deployment/environments.ts";
import { root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";

const USAGE =
	"Usage: npm run backup -- --to FOLDER, or npm run restore -- --from FOLDER [--replace], with --env or --state";

let shop: OpenShop | undefined;
try {
	const { values } = parseArgs({
		options: {
			to: { type: "string" },
			from: { type: "string" },
			env: { type: "string" },
			state: { type: "string", default: ".wrangler/preview" },
			replace: { type: "boolean", default: false },
		},
	});
	if ((values.to === undefined) === (values.from === undefined)) throw new Error(USAGE);
	const environment = ENVIRONMENTS.find((one) => one === values.env);
	if (values.env !== undefined && !environment)
		throw new Error(`There is no environment "${values.env}": ${ENVIRONMENTS.join(", ")}.`);
	const state = resolve(root, values.state);
	if (!environment && values.to !== undefined && !existsSync(state))
		throw new Error(`${state} does not exist.`);
	shop = environment ? await openDeployedShop(environment) : await openLocalShop(state);
	const { rows, files } =
		values.to === undefined
			? await restore(shop.data, resolve(values.from ?? ""), { replaces: values.replace })
			: await backUp(shop.data, resolve(values.to));
	console.log(
		`${rows} rows and ${files} files ${values.to === undefined ? "are back" : `are in ${values.to}`}.`,
	);
} catch (error) {
	fail(error);
} finally {
	await shop?.close();
}
