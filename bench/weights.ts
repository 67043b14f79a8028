import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { atMost, type Figure, kib } from "./lib/table.ts";

type Kind = "script" | "stylesheet" | "document" | "font";
type Weights = Record<Kind, number> & { fontsBeforePaint: number; requests: number };

/** What a first visit of a phone brings: brotli of everything until the network is idle, prefetches of other pages apart. */
export async function weighPages(origin: string): Promise<Figure[]> {
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const list = `${origin}/en-it/women/dresses`;
		const pages = { home: `${origin}/en-it/`, list, product: await firstProduct(browser, list) };
		const figures: Figure[] = [];
		for (const [name, url] of Object.entries(pages)) {
			const weights = await weigh(browser, url);
			figures.push(
				atMost(`${name}: JavaScript, brotli`, weights.script, 110 * 1024, kib),
				atMost(`${name}: CSS, brotli`, weights.stylesheet, 10 * 1024, kib),
				name === "list"
					? atMost(`${name}: HTML, brotli`, weights.document, 12 * 1024, kib)
					: { figure: `${name}: HTML, brotli`, measured: kib(weights.document) },
				atMost(`${name}: fonts before first paint`, weights.fontsBeforePaint, 60 * 1024, kib),
			);
		}
		return figures;
	} finally {
		await browser.close();
	}
}

async function firstProduct(browser: Browser, list: string): Promise<string> {
	const page = await browser.newPage({ userAgent: SHOPPER_USER_AGENT });
	await page.goto(list);
	const href = await page.getByRole("article").first().getByRole("link").first().getAttribute("href");
	await page.close();
	return new URL(href ?? "", list).href;
}

async function weigh(browser: Browser, url: string): Promise<Weights> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	const page = await context.newPage();
	const weights: Weights = {
		script: 0,
		stylesheet: 0,
		document: 0,
		font: 0,
		fontsBeforePaint: 0,
		requests: 0,
	};
	const fonts = new Map<string, number>();
	const reading: Promise<void>[] = [];
	page.on("requestfinished", (request) => reading.push(count(request)));
	await page.goto(url, { waitUntil: "load" });
	await page.waitForLoadState("networkidle");
	const early = await page.evaluate(() => {
		const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		return resources
			.filter(({ name, responseEnd }) => /\.woff2?$/.test(name) && responseEnd <= paint)
			.map(({ name }) => name);
	});
	await Promise.all(reading);
	for (const name of early) weights.fontsBeforePaint += fonts.get(name) ?? 0;
	await context.close();
	return weights;

	async function count(request: Request): Promise<void> {
		const kind = request.resourceType();
		const headers = await request.allHeaders();
		const isSpeculative = /prefetch|prerender/.test(headers["sec-purpose"] ?? headers.purpose ?? "");
		if (isSpeculative || (kind === "document" && request.frame() !== page.mainFrame())) return;
		weights.requests++;
		if (kind !== "script" && kind !== "stylesheet" && kind !== "document" && kind !== "font") return;
		const body = await (await request.response())?.body().catch(() => undefined);
		// A font is compressed already.
		const size = body ? (kind === "font" ? body.length : brotli(body)) : 0;
		weights[kind] += size;
		if (kind === "font") fonts.set(request.url(), size);
	}
}

function brotli(body: Buffer): number {
	return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
