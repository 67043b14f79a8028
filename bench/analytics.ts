import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { analyticsFiles } from "../scripts/lib/page-weight.ts";
import { withPlainPictures } from "../scripts/lib/pictures/with-plain-pictures.ts";
import { CATEGORIES, CONSENT_COOKIE, writeChoice } from "../shared/domain/consent/consent.ts";
import { atRest, readPaint, watchInputs } from "./lib/inputs.ts";
import { firstProduct } from "./lib/pages.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

/** A phone has about a quarter of the processor of a developer's machine. */
const CPU_SLOWDOWN = 4;
const RUNS = 7;
const LONG_TASK_MS = 50;
/** Event Timing rounds to 8 ms, so equal paints of about 100 ms differ by up to this factor. */
const UNCHANGED = 1.08;

type Visit = { page: Page; context: BrowserContext };

async function visit(browser: Browser, url: string, granted: typeof CATEGORIES | []): Promise<Visit> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	const { origin } = new URL(url);
	await context.addCookies([
		{ name: CONSENT_COOKIE, value: writeChoice({ granted: [...granted] }), url: origin },
	]);
	await withPlainPictures(context);
	const page = await context.newPage();
	await page.addInitScript(watchInputs);
	await page.addInitScript(() => localStorage.setItem("shop.newsletter", "1"));
	const cdp = await context.newCDPSession(page);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	const isReported = page.waitForResponse((response) => /\/api\/[\w-]+\/events$/.test(response.url()));
	isReported.catch(() => {});
	await page.goto(url);
	await page.locator("html[data-running]").waitFor();
	if (granted.length > 0) await isReported;
	await page.waitForLoadState("networkidle");
	return { page, context };
}

/** Returns the longest task since analytics was loaded; tasks below 50 ms count as none, because browsers report no shorter ones. */
async function longestTask(browser: Browser, url: string, file: string): Promise<number> {
	const { page, context } = await visit(browser, url, CATEGORIES);
	const longest = await page.evaluate(async (name) => {
		const loaded = performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(name));
		if (!loaded) throw new Error("Analytics was not loaded");
		const tasks = await new Promise<PerformanceEntryList>((done) => {
			setTimeout(() => done([]), 500);
			new PerformanceObserver((list) => done(list.getEntries())).observe({
				type: "longtask",
				buffered: true,
			});
		});
		return Math.max(
			0,
			...tasks.filter(({ startTime }) => startTime >= loaded.startTime).map(({ duration }) => duration),
		);
	}, file);
	await context.close();
	return longest;
}

async function paintAfterAdding(
	browser: Browser,
	url: string,
	granted: typeof CATEGORIES | [],
): Promise<number> {
	const { page, context } = await visit(browser, url, granted);
	await page.locator("main label[data-state=available] input").first().check({ force: true });
	const { x, y } = await atRest(page, page.locator("main form[method=post] button[type=submit]").first());
	await readPaint(page);
	await page.touchscreen.tap(x, y);
	await page.locator("dialog[open]").waitFor();
	const paint = await readPaint(page);
	await context.close();
	return paint;
}

/**
 * Measures what analytics costs in the browser: the longest task that it causes on a slow processor, and whether the next paint after
 * "Add to bag" comes later for it. The paints with and without analytics are measured in turn, so that they meet the same load.
 */
export async function measureAnalytics(origin: string): Promise<Figure[]> {
	const { always } = analyticsFiles();
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const product = await firstProduct(`${origin}/en-it/women/dresses`);
		const tasks: number[] = [];
		const paints: { measured: number[]; unmeasured: number[] } = { measured: [], unmeasured: [] };
		for (let run = 0; run < RUNS; run++) {
			tasks.push(await longestTask(browser, product, always[0] ?? ""));
			paints.measured.push(await paintAfterAdding(browser, product, CATEGORIES));
			paints.unmeasured.push(await paintAfterAdding(browser, product, []));
		}
		const [measured, unmeasured] = [median(paints.measured), median(paints.unmeasured)];
		return [
			atMost("analytics: longest task after its load, 4 × slower", median(tasks), LONG_TASK_MS, milliseconds),
			{ figure: "next paint after Add to bag, without analytics", measured: milliseconds(unmeasured) },
			atMost("  with analytics, as a share of it", measured / unmeasured, UNCHANGED, times),
		];
	} finally {
		await browser.close();
	}
}
