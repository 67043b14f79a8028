/**
 * Loads the house's catalogue into the folder that tests copy it from, unless it is there, since several that need it at once would
 * each load it. The last line of its output is that folder.
 */
import "./lib/checks/quiet.ts";
import { buildCommerce } from "./build.ts";
import { ensureSeed } from "./lib/seed.ts";
import { fail } from "./lib/stop.ts";

try {
	const folder = await ensureSeed({
		say: console.log,
		build: process.env.VETRINA_BUILT ? async () => {} : buildCommerce,
	});
	console.log(folder);
} catch (error) {
	fail(error);
}
