/** `npm run e2e`: journeys in a real browser on the production build. Arguments after `--` go to Playwright. */
import "./lib/quiet.ts";
import { build } from "./build.ts";
import { ensureBrowser, ensureFonts } from "./lib/browser.ts";
import { freePort } from "./lib/ports.ts";
import { attempt } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

try {
	await ensureBrowser(console.log);
	await ensureFonts(console.log);
	// `npm test` has built already.
	if (!process.env.VETRINA_BUILT) await build();
	// Ports of its own, so that a shop that somebody looks at stays as it is.
	process.env.E2E_STOREFRONT_PORT ??= String(await freePort());
	process.env.E2E_COMMERCE_PORT ??= String(await freePort());
	const { code } = await attempt("playwright", ["test", ...process.argv.slice(2)]);
	process.exitCode = code;
} catch (error) {
	fail(error);
}
