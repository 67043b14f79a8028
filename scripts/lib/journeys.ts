import { build } from "../build.ts";
import { ensureFonts, ensureTestBrowsers } from "./browser.ts";
import { freePort } from "./ports.ts";
import { attempt } from "./run.ts";

/** Runs tests of e2e/ on the production build and returns Playwright's exit code. */
export async function runJourneys(
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<number> {
	await ensureTestBrowsers(console.log);
	await ensureFonts(console.log);
	// `npm test` has built already.
	if (!process.env.VETRINA_BUILT) await build();
	// Own ports leave a shop that is open in a browser undisturbed.
	process.env.E2E_STOREFRONT_PORT ??= String(await freePort());
	process.env.E2E_COMMERCE_PORT ??= String(await freePort());
	return (await attempt("playwright", ["test", ...args], { env })).code;
}
