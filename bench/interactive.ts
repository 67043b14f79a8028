import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { startEdge } from "./lib/edge.ts";
import { firstProduct, pagesToWeigh } from "./lib/pages.ts";
import { atMost, type Figure, median, seconds } from "./lib/table.ts";

const RUNS = 3;
/** Lighthouse's mobile throttling: slow 4G of 150 ms and 1.6 Mbit/s, a processor slowed to a quarter. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;

type Seen = { opened: number; blocked: number };

/**
 * Measures on slow 4G when a tap on "Add to bag" opens the size selector; total blocking time of an untouched page, as Lighthouse counts
 * it; and layout shift, unthrottled.
 */
export async function measureInteractive(origin: string): Promise<Figure[]> {
	const edge = await startEdge(origin);
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const product = await firstProduct(`${edge.origin}/en-it/women/dresses`);
		await visit(browser, product, { press: true, throttled: false });
		const runs: Seen[] = [];
		for (let run = 0; run < RUNS; run++) {
			const { opened } = await visit(browser, product, { press: true, throttled: true });
			const { blocked } = await visit(browser, product, { press: false, throttled: true });
			runs.push({ opened, blocked });
		}
		const figures = [
			atMost(
				"product: a tap opens the size selector after",
				median(runs.map(({ opened }) => opened)),
				2000,
				seconds,
			),
			atMost("product: total blocking time", median(runs.map(({ blocked }) => blocked)), 100, whole),
		];
		for (const [name, url] of await pagesToWeigh(edge.origin))
			figures.push(atMost(`${name}: layout shift`, await layoutShift(browser, url), 0.004, shift));
		return figures;
	} finally {
		await browser.close();
		await edge.stop();
	}
}

const whole = (value: number): string => `${value.toFixed(0)} ms`;
const shift = (value: number): string => value.toFixed(2);

const phone = (browser: Browser) =>
	browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});

async function visit(
	browser: Browser,
	url: string,
	{ press, throttled }: { press: boolean; throttled: boolean },
): Promise<Seen> {
	const context = await phone(browser);
	const page = await context.newPage();
	await page.addInitScript(watch);
	const cdp = await context.newCDPSession(page);
	if (throttled) {
		await cdp.send("Network.enable");
		await cdp.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: LATENCY_MS,
			downloadThroughput: BYTES_PER_SECOND,
			uploadThroughput: BYTES_PER_SECOND / 2,
		});
		await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	}
	await page.goto(url, { waitUntil: "commit" });
	if (press) await tapWhenRunning(page);
	await page.waitForLoadState("networkidle");
	const metrics = await page.evaluate(() => {
		const { opened = 0, blocked = 0 } = globalThis as { opened?: number; blocked?: number };
		return { opened, blocked };
	});
	await context.close();
	return metrics;
}

async function tapWhenRunning(page: Page): Promise<void> {
	const moment = { timeout: 30_000, polling: "raf" } as const;
	const button = page.locator("main form[method=post] button[type=submit]").first();
	await button.scrollIntoViewIfNeeded();
	const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.waitForFunction(() => document.documentElement.hasAttribute("data-running"), undefined, moment);
	await page.touchscreen.tap(x + width / 2, y + height / 2);
	await page.waitForFunction(
		() => (globalThis as { opened?: number }).opened !== undefined,
		undefined,
		moment,
	);
}

function watch(): void {
	const page = globalThis as { opened?: number; blocked?: number };
	page.blocked = 0;
	new PerformanceObserver((list) => {
		const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
		for (const task of list.getEntries())
			if (task.startTime + task.duration > firstPaint)
				page.blocked = (page.blocked ?? 0) + Math.max(0, task.duration - 50);
	}).observe({ type: "longtask", buffered: true });
	// An observer runs when the dialog opens; polling would be later.
	new MutationObserver((_, observer) => {
		if (!document.querySelector("dialog[open]")) return;
		page.opened = performance.now();
		observer.disconnect();
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
}

async function layoutShift(browser: Browser, url: string): Promise<number> {
	const context = await phone(browser);
	const page = await context.newPage();
	await page.goto(url, { waitUntil: "networkidle" });
	const totalShift = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
						sum += entry.value;
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 500);
			}),
	);
	await context.close();
	return totalShift;
}
