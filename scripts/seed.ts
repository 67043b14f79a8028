/**
 * Creates the seeded state folder that tests copy, unless it exists, so that test runs need not import the catalogue. The last line of
 * the output is the folder.
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
