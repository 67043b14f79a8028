import type { Browser, Page } from "@playwright/test";
import { test } from "./test.ts";

/**
 * Messages that the browser logs for files which fail to load because of a blocker, a bad network or a new version of the shop
 * (shell-22).
 */
export const BLOCKED = [
	/ERR_FAILED|404|Failed to fetch dynamically imported module|Unable to preload|Importing a module script failed|Hydration|Minified React/,
];

/** Milliseconds for a test that blocks each file in turn, which takes a page or two per file. */
export const WALK_TIMEOUT = 300_000;

export function collectScripts(page: Page): ReadonlySet<string> {
	const scripts = new Set<string>();
	page.on("request", (request) => {
		const [script] = /\/assets\/[\w./-]+\.js$/.exec(request.url()) ?? [];
		if (script) scripts.add(script);
	});
	return scripts;
}

export async function openWithout(script: string, browser: Browser, baseURL?: string): Promise<Page> {
	const page = await browser.newPage({ baseURL });
	await page.route(`**${script}`, (route) => route.abort());
	return page;
}

export async function forEachScript(
	scripts: ReadonlySet<string>,
	walk: (script: string) => Promise<void>,
): Promise<void> {
	for (const script of [...scripts]) await test.step(script, () => walk(script));
}
