import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, LARGE_SCREEN } from "../scripts/lib/browser.ts";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { contentFolder } from "../scripts/lib/content/read-house-content.ts";
import { watchContent } from "../scripts/lib/content/watch-content.ts";
import { startDevelopment } from "../scripts/lib/development/start-development.ts";
import { houseFolder } from "../scripts/lib/house.ts";
import { type Running, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, percentile, seconds } from "./lib/table.ts";

const SAVES = 12;
const PAUSE = 20;
const LIMIT = 30_000;
const DEV_SAVES = 10;
const SLOWEST = 60_000;

/** Measures the time from saving a content file until the entries are there, and until shoppers get the page (content-19). */
export async function measureEditors(cloud: Running): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	const house = mkdtempSync(join(tmpdir(), "bench-editors-"));
	const file = join(contentFolder(house), "statement/home-manifesto.json");
	cpSync(contentFolder(houseFolder), contentFolder(house), { recursive: true });
	let importedAt = 0;
	const stop = await watchContent(
		{ baseUrl: cloud.origin, token: ensureSecrets().commerce.ADMIN_TOKEN ?? "" },
		{
			house,
			say: console.log,
			onChange: () => {
				importedAt = performance.now();
			},
		},
	);
	const imports: number[] = [];
	const pages: number[] = [];
	try {
		const before = readFileSync(file, "utf8");
		for (let save = 1; save <= SAVES; save++) {
			const words = `Saved ${save} times.`;
			const json = JSON.parse(before) as { fields: { text: { en: string } } };
			json.fields.text.en = words;
			const savedAt = performance.now();
			writeFileSync(file, JSON.stringify(json, null, "\t"));
			await waitForWords(`${storefront.origin}/en-it`, words, savedAt + LIMIT);
			pages.push(performance.now() - savedAt);
			imports.push(importedAt - savedAt);
		}
	} finally {
		stop();
		rmSync(house, { recursive: true, force: true });
		await storefront.stop();
	}
	return [
		{ figure: "a content file saved → imported (median)", measured: seconds(median(imports)) },
		{ figure: "a content file saved → on the page (median)", measured: seconds(median(pages)) },
		atMost(`a content file saved → imported (slowest of ${SAVES})`, percentile(imports, 1), 1000, seconds),
		atMost(`a content file saved → on the page (slowest of ${SAVES})`, percentile(pages, 1), 5000, seconds),
	];
}

async function waitForWords(url: string, words: string, until: number): Promise<void> {
	for (;;) {
		const html = await (await fetch(url, { headers: { accept: "text/html" } })).text();
		if (html.includes(words)) return;
		if (performance.now() > until) throw new Error(`${url} does not show “${words}” within ${LIMIT} ms`);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
}

/** Measures the time from saving a content file until an open page of the development server shows it (content-19). */
export async function measureSavedContent(): Promise<Figure[]> {
	const file = join(contentFolder(houseFolder), "statement/home-manifesto.json");
	const before = readFileSync(file, "utf8");
	const { origin, stop } = await startDevelopment();
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	const shown: number[] = [];
	try {
		const page = await browser.newPage(LARGE_SCREEN);
		await page.goto(`${origin}/en-it/`, { timeout: SLOWEST });
		await page.locator("html[data-running]").waitFor({ state: "attached", timeout: SLOWEST });
		// The first save compiles what later ones reuse.
		for (let save = 0; save <= DEV_SAVES; save++) {
			const words = `Saved ${save} times.`;
			const entry = JSON.parse(before) as { fields: { text: { en: string } } };
			entry.fields.text.en = words;
			const savedAt = performance.now();
			writeFileSync(file, JSON.stringify(entry, null, "\t"));
			await page.getByText(words).waitFor({ state: "attached", timeout: SLOWEST });
			shown.push(performance.now() - savedAt);
			await page.locator("html[data-running]").waitFor({ state: "attached", timeout: SLOWEST });
		}
	} finally {
		writeFileSync(file, before);
		await browser.close();
		await stop();
	}
	const [first = 0, ...others] = shown;
	return [
		{ figure: "a content file saved in development → on the screen, the first", measured: seconds(first) },
		{ figure: `…, slowest of ${DEV_SAVES} others`, measured: seconds(Math.max(...others)) },
		atMost(`…, median of ${DEV_SAVES} others`, median(others), 1000, seconds),
	];
}
