import { type Browser, chromium } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { startEdge } from "./lib/edge.ts";
import { listen } from "./lib/listen.ts";
import { pagesToWeigh } from "./lib/pages.ts";
import { atMost, type Figure, median, seconds } from "./lib/table.ts";

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
const BUDGETS = { fcp: 550, lcp: 550, blocked: 60, script: 450, tasks: 1000 };

type Seen = {
	fcp: number;
	lcp: number;
	/** Total milliseconds by which tasks after the first paint exceed 50 ms. */
	blocked: number;
	script: number;
	tasks: number;
	nodes: number;
};

/**
 * Measures a first visit on loopback with a slowed processor. The figures depend on an idle machine; the document without script and a page
 * of one word show the machine's own share.
 */
export async function measureFirstPaint(origin: string): Promise<Figure[]> {
	const edge = await startEdge(origin, { onePicture: true });
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const pages = await pagesToWeigh(edge.origin);
		for (const [, url] of pages) await visit(browser, url);
		const figures: Figure[] = await ofOneWord(browser);
		for (const [name, url] of pages) {
			const runs: Seen[] = [];
			const bare: Seen[] = [];
			for (let run = 0; run < RUNS; run++) {
				runs.push(await visit(browser, url));
				bare.push(await visit(browser, url, { withoutScript: true }));
			}
			const middle = (key: keyof Seen) => medianSeen(runs, key);
			const without = (key: keyof Seen) => medianSeen(bare, key);
			figures.push(
				atMost(`${name}: first contentful paint`, middle("fcp"), BUDGETS.fcp, seconds),
				{ figure: "  of the document without its script", measured: seconds(without("fcp")) },
				atMost(`${name}: largest contentful paint`, middle("lcp"), BUDGETS.lcp, seconds),
				atMost(`${name}: total blocking time`, middle("blocked"), BUDGETS.blocked, whole),
				atMost(`${name}: script`, middle("script"), BUDGETS.script, whole),
				atMost(`${name}: tasks of the main thread`, middle("tasks"), BUDGETS.tasks, whole),
				{ figure: "  of the document without its script", measured: whole(without("tasks")) },
				{ figure: `${name}: elements`, measured: String(middle("nodes")) },
			);
		}
		return figures;
	} finally {
		await browser.close();
		await edge.stop();
	}
}

async function ofOneWord(browser: Browser): Promise<Figure[]> {
	const word = await listen(async (_, out) => {
		out.setHeader("content-type", "text/html");
		out.end('<!doctype html><meta name="viewport" content="width=device-width"><p>Vetrina</p>');
	});
	try {
		const runs: Seen[] = [];
		for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, word.origin));
		return [
			{ figure: "a page of one word: first contentful paint", measured: seconds(medianSeen(runs, "fcp")) },
			{ figure: "a page of one word: tasks of the main thread", measured: whole(medianSeen(runs, "tasks")) },
		];
	} finally {
		await word.stop();
	}
}

const medianSeen = (runs: readonly Seen[], key: keyof Seen): number => median(runs.map((seen) => seen[key]));

const whole = (value: number): string => `${value.toFixed(0)} ms`;

async function visit(browser: Browser, url: string, { withoutScript = false } = {}): Promise<Seen> {
	const context = await browser.newContext({
		viewport: VIEWPORT,
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	const page = await context.newPage();
	await page.addInitScript(watch);
	const cdp = await context.newCDPSession(page);
	await cdp.send("Performance.enable");
	if (withoutScript) {
		await cdp.send("Network.enable");
		await cdp.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] });
	}
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	await page.goto(url, { waitUntil: "load" });
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
	const { metrics } = await cdp.send("Performance.getMetrics");
	const duration = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
	const measurements = await page.evaluate(() => {
		const { lcp = 0, blocked = 0 } = globalThis as { lcp?: number; blocked?: number };
		const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		return { fcp, lcp, blocked, nodes: document.querySelectorAll("*").length };
	});
	await context.close();
	return { ...measurements, script: duration("ScriptDuration"), tasks: duration("TaskDuration") };
}

function watch(): void {
	const page = globalThis as { lcp?: number; blocked?: number };
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) page.lcp = startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	page.blocked = 0;
	new PerformanceObserver((list) => {
		const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
		for (const task of list.getEntries())
			if (task.startTime >= firstPaint) page.blocked = (page.blocked ?? 0) + Math.max(0, task.duration - 50);
	}).observe({ type: "longtask", buffered: true });
}
