/**
 * `npm run upgrade` lists what changed for the house since its last upgrade, migrates what can be, and says what must be done by hand
 * (decision 154). Options after `--`: `--dry-run` writes nothing, and ends with code 1 if there is something to do; `--from COMMIT` names a commit with the engine of before, where git
 * does not show it. VETRINA_HOUSE names another house.
 */
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { houseFolder } from "../lib/house.ts";
import { attempt, root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { openHouse, readFromGit } from "./house-files.ts";
import { TOKENS } from "./migrations/0001-theme.ts";
import { migrations, newestMigration } from "./migrations.ts";
import { printUpgrade, upgradeHouse } from "./upgrade-house.ts";

try {
	const { values } = parseArgs({
		options: { "dry-run": { type: "boolean", default: false }, from: { type: "string" } },
	});
	const isDry = values["dry-run"];
	const readFormer = readFromGit({ commit: values.from, mark: "--paper: #", markedFile: TOKENS });
	const house = openHouse(houseFolder, readFormer, { isDry });
	const upgrade = await upgradeHouse(house, migrations, { isDry });
	const written = upgrade.steps.flatMap((step) => step.written).filter((path) => path.endsWith(".ts"));
	if (!isDry && written.length > 0)
		await attempt("biome", ["check", "--write", ...written.map((path) => resolve(houseFolder, path))], {
			quiet: true,
		});
	console.log(printUpgrade(relative(root, houseFolder), upgrade, { newest: newestMigration, isDry }));
	// A dry run tells CI by its code whether there is something to do.
	process.exitCode = upgrade.to === newestMigration && !(isDry && upgrade.steps.length > 0) ? 0 : 1;
} catch (error) {
	fail(error);
}
