import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { startEdge } from "./lib/edge.ts";
import { openFilters } from "./lib/filters.ts";
import { atRest, readPaint, twoFrames, watchInputs } from "./lib/inputs.ts";
import { firstProduct } from "./lib/pages.ts";
import { findPlace, press } from "./lib/paint.ts";
import { startCloud, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds } from "./lib/table.ts";

/** Factor by which the processor is slowed; taps are measured on loopback. */

const CPU_SLOWDOWN = 4;
const RUNS = 7;
const SWIPE_PX = 720;
const MOVE_PX = 240;
/** Share of the distance that swipes may miss, because the first pixels of a swipe may still be a tap. */
const SWIPES_MAY_MISS = 0.1;
const PAINT_MS = 150;
const RESULT_MS = 400;
const TILES = 1000;
const LONG_TASK_MS = 100;
const HEAP_BYTES = 150 * 1024 * 1024;
const SCALE = 10_000;
const LIST = "/en-it/women";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

type Page_ = { page: Page; cdp: CDPSession; context: BrowserContext };

async function open(browser: Browser, url: string, device: object = PHONE): Promise<Page_> {
	const context = await browser.newContext({ ...device, userAgent: SHOPPER_USER_AGENT, locale: "en-GB" });
	const page = await context.newPage();
	await page.addInitScript(watchInputs);
	await page.addInitScript(() => localStorage.setItem("shop.newsletter", "1"));
	await page.goto(url);
	await page.locator("html[data-running]").waitFor();
	await page.waitForLoadState("networkidle");
	const cdp = await context.newCDPSession(page);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	return { page, cdp, context };
}

async function measureTap(browser: Browser, url: string, target: string): Promise<number> {
	const durations: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const { page, context } = await open(browser, url);
		const { x, y } = await atRest(page, page.locator(target).first());
		await readPaint(page);
		await page.touchscreen.tap(x, y);
		durations.push(await readPaint(page));
		await context.close();
	}
	return median(durations);
}

async function measureRefinement(browser: Browser, url: string): Promise<{ paint: number; result: number }> {
	const paints: number[] = [];
	const results: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const { page, context } = await open(browser, url, DESKTOP);
		const value = (await openFilters(page)).nth(run);
		const place = await atRest(page, value);
		await readPaint(page);
		await page.evaluate(() => {
			const record = globalThis as { result?: number };
			addEventListener(
				"click",
				({ timeStamp }) => {
					const before = document.querySelector("[data-list] + div")?.textContent;
					const watch = new MutationObserver(() => {
						if (document.querySelector("[data-list] + div")?.textContent === before) return;
						watch.disconnect();
						requestAnimationFrame(() => setTimeout(() => (record.result = performance.now() - timeStamp)));
					});
					watch.observe(document.body, { subtree: true, childList: true, characterData: true });
				},
				{ capture: true, once: true },
			);
		});
		await press(page, place);
		await page.waitForFunction(() => (globalThis as { result?: number }).result !== undefined);
		results.push(await page.evaluate(() => (globalThis as { result?: number }).result ?? 0));
		paints.push(await readPaint(page));
		await context.close();
	}
	return { paint: median(paints), result: median(results) };
}

async function measureNavigation(browser: Browser, url: string): Promise<number> {
	const durations: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const { page, context } = await open(browser, url, DESKTOP);
		const link = page.locator("article h2 a").nth(run);
		await Promise.all([
			page
				.waitForResponse((response) => response.url().includes("/_page/"))
				.then((response) => response.finished()),
			link.hover(),
		]);
		await page.waitForLoadState("networkidle");
		const place = await findPlace(link);
		await page.evaluate(() => {
			const record = globalThis as { shown?: number };
			addEventListener(
				"click",
				({ timeStamp }) => {
					const name = document.querySelector("main h1")?.textContent;
					const watch = new MutationObserver(() => {
						if (document.querySelector("main h1")?.textContent === name) return;
						watch.disconnect();
						requestAnimationFrame(() => setTimeout(() => (record.shown = performance.now() - timeStamp)));
					});
					watch.observe(document.body, { subtree: true, childList: true });
				},
				{ capture: true, once: true },
			);
		});
		await press(page, place);
		await page.waitForFunction(() => (globalThis as { shown?: number }).shown !== undefined);
		durations.push(await page.evaluate(() => (globalThis as { shown?: number }).shown ?? 0));
		await context.close();
	}
	return median(durations);
}

async function measureScroll(
	browser: Browser,
	url: string,
): Promise<{ tiles: number; longest: number; heap: number }> {
	const { page, cdp, context } = await open(browser, url);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	const tiles = page.locator("main article");
	for (let count = await tiles.count(); count < TILES; count = await tiles.count()) {
		// A script clicks the link, because arriving tiles would move it from under a finger.
		await page.locator("main a[rel=next]").evaluate((link: HTMLElement) => link.click());
		await page.waitForFunction((before) => document.querySelectorAll("main article").length > before, count);
	}
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	const longest = await measureSwipe(page, cdp);
	await cdp.send("HeapProfiler.enable");
	await cdp.send("HeapProfiler.collectGarbage");
	const { usedSize } = await cdp.send("Runtime.getHeapUsage");
	const count = await tiles.count();
	await context.close();
	return { tiles: count, longest, heap: usedSize };
}

async function measureSwipe(page: Page, cdp: CDPSession): Promise<number> {
	await page.evaluate(() => scrollTo(0, 0));
	const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
	// The number of swipes is computed beforehand, because reading the height forces a layout.
	const swipes = Math.ceil((await rest()) / SWIPE_PX);
	await twoFrames(page);
	await page.evaluate(() => {
		(globalThis as { longest?: number }).longest = 0;
	});
	for (let count = 0; count < swipes; count++) await swipe(cdp);
	await twoFrames(page);
	const longest = await page.evaluate(() => (globalThis as { longest?: number }).longest ?? 0);
	if ((await rest()) > SWIPES_MAY_MISS * SWIPE_PX * swipes)
		throw new Error("The swipes did not reach the last tile");
	return longest;
}

/** Sends the touch events of a swipe, because Chromium's synthesised gesture does not scroll without a touch screen. */
async function swipe(cdp: CDPSession): Promise<void> {
	const x = PHONE.viewport.width / 2;
	const from = (PHONE.viewport.height + SWIPE_PX) / 2;
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
		cdp.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
	await touch("touchStart", from);
	for (let moved = MOVE_PX; moved <= SWIPE_PX; moved += MOVE_PX) await touch("touchMove", from - moved);
	await touch("touchEnd");
}

export async function measureInteraction(): Promise<Figure[]> {
	const cloud = await startCloud(SCALE);
	const storefront = await startStorefront(cloud);
	const edge = await startEdge(storefront.origin, { onePicture: true });
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const list = edge.origin + LIST;
		const product = await firstProduct(`${edge.origin}/en-it/women/dresses`);
		const selector = await measureTap(browser, product, "main form[method=post] button[type=submit]");
		const gallery = await measureTap(browser, product, "main li[data-frame] > button");
		const { paint, result } = await measureRefinement(browser, list);
		const navigation = await measureNavigation(browser, list);
		const { tiles, longest, heap } = await measureScroll(browser, list);
		return [
			atMost("size selector: a tap is answered by a paint after", selector, PAINT_MS, milliseconds),
			atMost("gallery: a tap is answered by a paint after", gallery, PAINT_MS, milliseconds),
			atMost("refinement: a tap is answered by a paint after", paint, PAINT_MS, milliseconds),
			atMost("refinement: its result is shown after", result, RESULT_MS, milliseconds),
			atMost("list to product, fetched ahead: painted after", navigation, PAINT_MS, milliseconds),
			atMost(`${tiles} tiles: longest task while scrolling`, longest, LONG_TASK_MS, milliseconds),
			atMost(`${tiles} tiles: heap of the page`, heap, HEAP_BYTES, mebibytes),
		];
	} finally {
		await browser.close();
		await edge.stop();
		await storefront.stop();
		await cloud.stop();
	}
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
