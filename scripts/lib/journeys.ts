import { build } from "../build.ts";
import { ensureFonts, ensureTestBrowsers } from "./browser.ts";
import { freePort } from "./ports.ts";
import { attempt } from "./run.ts";

export async function runJourneys(
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<number> {
	await ensureTestBrowsers(console.log);
	await ensureFonts(console.log);
	if (!process.env.VETRINA_BUILT) await build();
	process.env.E2E_STOREFRONT_PORT ??= String(await freePort());
	process.env.E2E_COMMERCE_PORT ??= String(await freePort());
	return (await attempt("playwright", ["test", ...args], { env })).code;
}
