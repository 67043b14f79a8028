import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { startEdge } from "./lib/edge.ts";
import { openFilters } from "./lib/filters.ts";
import { atMost, type Figure } from "./lib/table.ts";

const LIST = "/en-it/women";
/** Milliseconds by which the data of pages is delayed, because browsers do not count layout shifts within half a second of a click. */
const ANSWER_AFTER_MS = 700;
const BUDGET = 0.004;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export async function measureLateShift(origin: string): Promise<Figure[]> {
	const edge = await startEdge(origin, { onePicture: true });
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const url = `${edge.origin}${LIST}`;
		const figures: Figure[] = [];
		for (const [name, device] of [
			["phone", PHONE],
			["desktop", DESKTOP],
		] as const)
			figures.push(
				row(`list, ${name}: layout shift as a batch comes`, await measureShift(browser, url, device, batch)),
			);
		figures.push(
			row(
				"list, desktop: layout shift as a refinement comes",
				await measureShift(browser, url, DESKTOP, refine),
			),
		);
		return figures;
	} finally {
		await browser.close();
		await edge.stop();
	}
}

const row = (name: string, value: number): Figure => atMost(name, value, BUDGET, (shift) => shift.toFixed(3));

async function measureShift(
	browser: Browser,
	url: string,
	device: object,
	act: (page: Page) => Promise<void>,
): Promise<number> {
	const context = await browser.newContext({ ...device, userAgent: SHOPPER_USER_AGENT, locale: "en-GB" });
	const page = await context.newPage();
	await page.addInitScript(() => {
		const record = globalThis as { shift?: number };
		record.shift = 0;
		localStorage.setItem("vetrina.newsletter", "1");
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
			})[])
				if (!entry.hadRecentInput) record.shift = (record.shift ?? 0) + entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(url);
	await page.locator("html[data-running]").waitFor();
	await page.waitForLoadState("networkidle");
	await page.route("**/_page/**", async (route) => {
		const response = await route.fetch().catch(() => null);
		if (response) setTimeout(() => void route.fulfill({ response }).catch(() => {}), ANSWER_AFTER_MS);
	});
	await act(page);
	await page.waitForLoadState("networkidle");
	await page.evaluate(
		() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
	);
	const shift = await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0);
	await context.close();
	return shift;
}

async function batch(page: Page): Promise<void> {
	const tiles = page.locator("main article");
	const before = await tiles.count();
	const screen = page.viewportSize()?.height ?? 0;
	const isAtEnd = () =>
		page.locator("main a[rel=next]").evaluate((link) => link.getBoundingClientRect().top < innerHeight);
	while (!(await isAtEnd()) && (await tiles.count()) === before) await page.mouse.wheel(0, screen / 2);
	await page.waitForFunction((count) => document.querySelectorAll("main article").length > count, before);
}

async function refine(page: Page): Promise<void> {
	const values = await openFilters(page);
	const total = await page.locator("[data-list] + div").textContent();
	await values.first().click();
	await page.waitForFunction(
		(before) => document.querySelector("[data-list] + div")?.textContent !== before,
		total,
	);
}
