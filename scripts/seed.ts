/** Loads the demo catalogue into the folder that tests copy it from, unless it is there: several that need it at once would each load it. */
import "./lib/checks/quiet.ts";
import { buildCommerce } from "./build.ts";
import { ensureSeed } from "./lib/seed.ts";
import { fail } from "./lib/stop.ts";

try {
	await ensureSeed({
		say: console.log,
		build: process.env.VETRINA_BUILT ? async () => {} : buildCommerce,
	});
} catch (error) {
	fail(error);
}
