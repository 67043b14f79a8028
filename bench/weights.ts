import { type Browser, chromium, type Request } from "@playwright/test";
import type { PageKind } from "../client/app/parts/screens.ts";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import {
	analyticsFiles,
	BUDGETS,
	brotliSize,
	firstVisitFiles,
	LISTS,
	sumBrotliBytes,
	workerWeight,
} from "../scripts/lib/page-weight.ts";
import { HEADERS } from "./lib/load.ts";
import { pagesToWeigh } from "./lib/pages.ts";
import { atMost, type Figure, kib } from "./lib/table.ts";

type Kind = "script" | "stylesheet" | "document" | "font";
type Weights = Record<Kind, number> & { scriptOfOthers: number; fontsBeforePaint: number; requests: number };

/**
 * Measures a phone's first visit until the network is idle, without prefetches: scripts, styles and the document after brotli, fonts as
 * served.
 */
export async function weighPages(origin: string): Promise<Figure[]> {
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const figures: Figure[] = [];
		for (const [name, url] of await pagesToWeigh(origin)) {
			const weights = await weigh(browser, url);
			figures.push(
				atMost(`${name}: JavaScript, brotli`, weights.script, BUDGETS.script, kib),
				asTested(name, "scripts", weights.script),
				atMost(`${name}: CSS, brotli`, weights.stylesheet, BUDGETS.style, kib),
				asTested(name, "styles", weights.stylesheet),
				name === "list"
					? atMost(`${name}: HTML, brotli`, weights.document, BUDGETS.listHtml, kib)
					: { figure: `${name}: HTML, brotli`, measured: kib(weights.document) },
				atMost(`${name}: fonts before first paint`, weights.fontsBeforePaint, BUDGETS.fonts, kib),
			);
		}
		figures.push(await heaviestList(origin));
		figures.push(...weighAnalytics());
		figures.push(atMost("storefront Worker, gzip", workerWeight(), BUDGETS.worker, kib));
		return figures;
	} finally {
		await browser.close();
	}
}

export async function weigh(
	browser: Browser,
	url: string,
	cookies: ReadonlyMap<string, string> = new Map(),
): Promise<Weights> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		userAgent: SHOPPER_USER_AGENT,
		locale: "en-GB",
	});
	// Cookies are set for the origin: set for the page, they would belong to its folder, and API calls would be a guest's.
	const { origin } = new URL(url);
	await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
	const page = await context.newPage();
	const weights: Weights = {
		script: 0,
		scriptOfOthers: 0,
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
		const size = body ? (kind === "font" ? body.length : brotliSize(body)) : 0;
		if (kind === "script" && new URL(request.url()).origin !== origin) weights.scriptOfOthers += size;
		else weights[kind] += size;
		if (kind === "font") fonts.set(request.url(), size);
	}
}

function weighAnalytics(): Figure[] {
	const { always, withReceivers } = analyticsFiles();
	return [
		atMost(
			"analytics: JavaScript of every visit with consent, brotli",
			sumBrotliBytes(always),
			BUDGETS.analytics,
			kib,
		),
		{ figure: "  with receivers in the browser, more", measured: kib(sumBrotliBytes(withReceivers)) },
	];
}

async function heaviestList(origin: string): Promise<Figure> {
	let heaviest = { language: "", size: 0 };
	for (const [language, path] of Object.entries(LISTS)) {
		const response = await fetch(origin + path, { headers: HEADERS });
		if (!response.ok) throw new Error(`${response.status} for ${path}`);
		const size = brotliSize(Buffer.from(await response.arrayBuffer()));
		if (size > heaviest.size) heaviest = { language, size };
	}
	return atMost(
		`list: HTML, brotli, in the language where it weighs most (${heaviest.language})`,
		heaviest.size,
		BUDGETS.listHtml,
		kib,
	);
}

/** Returns the weight that `npm run verify` computes without a browser; the figure fails if the browser loaded other bytes. */
function asTested(kind: PageKind, what: "scripts" | "styles", bytes: number): Figure {
	const files = firstVisitFiles("en", kind);
	const testedBytes = sumBrotliBytes(files[what]) + sumBrotliBytes(files.afterwards[what]);
	return {
		figure: "  as the test of `npm run verify` weighs it",
		measured: kib(testedBytes),
		ok: testedBytes === bytes,
	};
}
