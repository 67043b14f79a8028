/**
 * Loads the house's catalogue into the folder that tests copy, unless it is there, because each test run would otherwise load it. The last
 * line of the output is that folder.
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
