import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser, SHOPPER_USER_AGENT } from "../scripts/lib/browser.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { root, run } from "../scripts/lib/run.ts";
import { startEdge } from "./lib/edge.ts";
import { pagesToWeigh } from "./lib/pages.ts";
import type { Running, RunningCloud } from "./lib/stand.ts";
import { atLeast, atMost, type Figure, median, milliseconds } from "./lib/table.ts";
import { newVisitor, orderable, toStep, type Visitor } from "./lib/visitor.ts";
import { publishSectionPages, SECTION_PAGES } from "./section-pages.ts";

const VERSION = "13.5.0";
const RUNS = 3;
const BUDGETS = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const SECTIONS = "twelve sections";
const BLOCKING = 100;
type Category = keyof typeof BUDGETS;
const CATEGORIES = Object.keys(BUDGETS) as Category[];
const CHECKOUT_PERFORMANCE = 95;
/** Checkout pages are not indexed, so they fail this audit. */
const NOT_FOR_CHECKOUT = "is-crawlable";
const CHECKOUT_STEPS = ["contact", "payment"] as const;

type Audit = {
	id: string;
	title: string;
	score: number | null;
	displayValue?: string;
	numericValue?: number;
};
type Report = {
	finalDisplayedUrl: string;
	categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, Audit>;
	/** Lighthouse's rating of the machine. Its slowdown to a quarter imitates a phone on machines rated 1500 to 2000. */
	environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Returns Lighthouse, installed into a folder of its own: it is no dependency, because it brings many packages. */
async function loadLighthouse(): Promise<Lighthouse> {
	const folder = resolve(root, `.cache/lighthouse-${VERSION}`);
	const entry = join(folder, "node_modules/lighthouse/core/index.js");
	if (!existsSync(entry)) {
		mkdirSync(folder, { recursive: true });
		// npm passes this project's folder to child processes, which --prefix overrides.
		const args = ["install", "--no-audit", "--no-fund", "--prefix", folder, `lighthouse@${VERSION}`];
		await run("npm", args, { cwd: folder, quiet: true });
	}
	return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

export async function measureLighthouse(storefront: Running, cloud: RunningCloud): Promise<Figure[]> {
	const lighthouse = await loadLighthouse();
	const edge = await startEdge(storefront.origin, { port: Number(cloud.shop.port) });
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
	});
	const speeds: number[] = [];
	const jar = await browser.newBrowserCDPSession();
	/**
	 * Returns the reports of a page. The shopper's cookies are set for each run, because Lighthouse deletes them, and a cookie header
	 * is ignored if the browser has other cookies.
	 */
	const reportsOn = async (
		url: string,
		{ cookies = new Map(), skipAudits = [] }: { cookies?: Visitor["cookies"]; skipAudits?: string[] } = {},
	): Promise<Report[]> => {
		const reports: Report[] = [];
		for (let run = 0; run <= RUNS; run++) {
			await jar.send("Storage.clearCookies");
			await jar.send("Storage.setCookies", {
				cookies: [...cookies].map(([name, value]) => ({ name, value, url: edge.origin })),
			});
			const result = await lighthouse(url, {
				port,
				output: "json",
				logLevel: "error",
				onlyCategories: CATEGORIES,
				skipAudits,
				// `isbot` regards Lighthouse's own user agent as a bot.
				emulatedUserAgent: SHOPPER_USER_AGENT,
			});
			if (run > 0 && result) reports.push(result.lhr);
		}
		for (const { finalDisplayedUrl } of reports)
			if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
		speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
		return reports;
	};
	try {
		await publishSectionPages(cloud);
		const pages = [
			...(await pagesToWeigh(edge.origin)),
			["cart", `${edge.origin}/en-it/cart`] as const,
			[SECTIONS, `${edge.origin}/en-it${SECTION_PAGES.twelve[0]}`] as const,
		];
		const figures: Figure[] = [];
		for (const [name, url] of pages) {
			const reports = await reportsOn(url);
			for (const category of CATEGORIES) figures.push(score(name, category, BUDGETS[category], reports));
			if (name === SECTIONS) figures.push(...listMotions(reports));
		}
		const [productId = ""] = await orderable(cloud);
		for (const step of CHECKOUT_STEPS) {
			const visitor = newVisitor(storefront);
			await toStep(visitor, cloud, { productId, step });
			const reports = await reportsOn(`${edge.origin}/en-it/checkout?step=${step}`, {
				cookies: visitor.cookies,
				skipAudits: [NOT_FOR_CHECKOUT],
			});
			for (const category of CATEGORIES) {
				const budget = category === "performance" ? CHECKOUT_PERFORMANCE : BUDGETS[category];
				figures.push(score(`checkout, ${step}`, category, budget, reports));
			}
		}
		figures.push({
			figure: `  without ${NOT_FOR_CHECKOUT}: search engines are told to stay away`,
			measured: "",
		});
		figures.push({
			figure: "this machine, as Lighthouse finds it (1500 to 2000 are meant)",
			measured: median(speeds).toFixed(0),
		});
		return figures;
	} finally {
		await browser.close();
		await edge.stop();
	}
}

/** Returns the median blocking time and shift of a page with a section of every kind. */
function listMotions(reports: Report[]): Figure[] {
	const read = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
	return [
		atMost(`${SECTIONS}: blocking`, read("total-blocking-time"), BLOCKING, milliseconds),
		atMost(`${SECTIONS}: layout shift`, read("cumulative-layout-shift"), 0, (shift) => shift.toFixed(3)),
	];
}

function score(name: string, category: Category, budget: number, reports: Report[]): Figure {
	const value = Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100);
	const figure = atLeast(`${name}: ${category}`, value, budget);
	const [report] = reports;
	if (figure.ok || !report) return figure;
	const weak = report.categories[category].auditRefs
		.filter(({ weight }) => weight > 0)
		.flatMap(({ id }) => report.audits[id] ?? [])
		.filter((audit) => audit.score !== null && audit.score < 0.9);
	return {
		...figure,
		measured: `${value} (${weak.map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim()).join(", ")})`,
	};
}
