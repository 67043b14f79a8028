/**
 * `npm run costs` prints what a month costs on Cloudflare. `-- --measure` measures the requests of this build first, and writes figures and tables
 * into the repository (docs/deployment.md).
 */
import "../lib/checks/quiet.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureRequests } from "../lib/deployment/costs/measure.ts";
import { type Measured, withTables, writeTables } from "../lib/deployment/costs/write-table.ts";
import { findPrefix } from "../lib/house.ts";
import { root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";

const FILE = resolve(root, "scripts/lib/deployment/costs/measured.json");
const DOCUMENT = resolve(root, "docs/deployment.md");

try {
	const { values } = parseArgs({ options: { measure: { type: "boolean", default: false } } });
	if (values.measure) {
		const kinds = await measureRequests(await findPrefix("en"));
		const measured: Measured = { at: new Date().toISOString().slice(0, 10), kinds };
		writeFileSync(FILE, `${JSON.stringify(measured, null, "\t")}\n`);
		writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8"), measured));
	}
	if (!existsSync(FILE))
		throw new Error("Nothing was measured yet: build, then `npm run costs -- --measure`.");
	console.log(writeTables(JSON.parse(readFileSync(FILE, "utf8")) as Measured));
} catch (error) {
	fail(error);
}
