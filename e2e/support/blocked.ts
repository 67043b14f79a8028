import type { Browser, Page } from "@playwright/test";
import { test } from "./test.ts";

/** Files that a blocker, a bad network or a new version of the shop keeps away (shell-22). */

/** What the console says of them. */
export const BLOCKED = [
	/ERR_FAILED|404|Failed to fetch dynamically imported module|Unable to preload|Importing a module script failed|Hydration|Minified React/,
];

/** Each file costs a page or two; on a busy machine that is seconds. */
export const WALK_TIMEOUT = 300_000;

/** Collects the paths of the scripts that a page asks for from now on. */
export function collectScripts(page: Page): ReadonlySet<string> {
	const scripts = new Set<string>();
	page.on("request", (request) => {
		const [script] = /\/assets\/[\w.-]+\.js$/.exec(request.url()) ?? [];
		if (script) scripts.add(script);
	});
	return scripts;
}

/** Opens a page for another shopper, who has done nothing before, without one of the scripts. */
export async function openWithout(script: string, browser: Browser, baseURL?: string): Promise<Page> {
	const page = await browser.newPage({ baseURL });
	await page.route(`**${script}`, (route) => route.abort());
	return page;
}

/** Does the same without each of the scripts. */
export async function forEachScript(
	scripts: ReadonlySet<string>,
	walk: (script: string) => Promise<void>,
): Promise<void> {
	for (const script of [...scripts]) await test.step(script, () => walk(script));
}
