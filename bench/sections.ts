import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser } from "../scripts/lib/browser.ts";
import { BUDGETS } from "../scripts/lib/page-weight.ts";
import { listLocales } from "./lib/lists.ts";
import { HEADERS, load, perRequest } from "./lib/load.ts";
import { startReplay } from "./lib/replay.ts";
import { type RunningCloud, startPlainStorefront, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, kib, median, milliseconds, times } from "./lib/table.ts";
import { publishSectionPages, SECTION_PAGES } from "./section-pages.ts";
import { forgetPages } from "./uncached.ts";
import { weigh } from "./weights.ts";

const ROUNDS = 3;
const LOCALES = 20;
/** Limit for the CPU of an uncached page with twelve sections, as a multiple of that of one with five. */
const TIMES_FIVE = 1.3;
const CONTENT_REQUESTS = 1;

/** Measures a page of editors with a section of every kind. `lighthouse` measures its blocking time and its shift. */
export async function measureSections(cloud: RunningCloud): Promise<Figure[]> {
	await publishSectionPages(cloud);
	const replay = await startReplay(cloud.origin);
	try {
		return [...(await weighPage(cloud)), ...(await measureCpu(replay)), await countRequests(replay)];
	} finally {
		await replay.stop();
	}
}

async function weighPage(cloud: RunningCloud): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	const browser = await chromium.launch({
		executablePath: await ensureBrowser(() => {}),
		args: BROWSER_FLAGS,
	});
	try {
		const figures: Figure[] = [];
		for (const path of [SECTION_PAGES.twelve[0], "/window", "/counter"]) {
			const weights = await weigh(browser, `${storefront.origin}/en-it${path}`);
			figures.push(
				atMost(`${path}: HTML, brotli`, weights.document, BUDGETS.sectionsHtml, kib),
				atMost(`${path}: JavaScript, brotli`, weights.script, BUDGETS.script, kib),
				atMost(`${path}: CSS, brotli`, weights.stylesheet, BUDGETS.style, kib),
			);
		}
		return figures;
	} finally {
		await browser.close();
		await storefront.stop();
	}
}

const inLocales = (paths: readonly string[]): string[] =>
	listLocales(LOCALES).flatMap((locale) => paths.map((path) => `/${locale}${path}`));

/** The platform is replayed, so that its CPU is not measured. */
async function measureCpu(replay: { origin: string }): Promise<Figure[]> {
	const storefront = await startPlainStorefront(replay);
	try {
		const durations = { five: [] as number[], twelve: [] as number[] };
		for (let round = 0; round <= ROUNDS; round++) {
			for (const kind of ["five", "twelve"] as const) {
				await forgetPages(storefront);
				const cpu = await perRequest(storefront, inLocales(SECTION_PAGES[kind]), "miss");
				if (round > 0) durations[kind].push(cpu);
			}
		}
		const [five, twelve] = [median(durations.five), median(durations.twelve)];
		return [
			{ figure: "page with five sections, uncached", measured: milliseconds(five) },
			{ figure: "page with twelve sections, uncached", measured: milliseconds(twelve) },
			atMost("  against the one with five", twelve / five, TIMES_FIVE, times),
		];
	} finally {
		await storefront.stop();
	}
}

/**
 * Counts the requests of a page to the content service. Another page of the locale is loaded before, because header and footer, with the
 * targets of their links, are kept per locale.
 */
async function countRequests(replay: Awaited<ReturnType<typeof startReplay>>): Promise<Figure> {
	const storefront = await startStorefront(replay);
	try {
		const [locale = ""] = listLocales(1);
		const visit = (kind: keyof typeof SECTION_PAGES) =>
			load(storefront, [`/${locale}${SECTION_PAGES[kind][0]}`], "miss", HEADERS);
		await visit("five");
		const readPaths = await replay.readDuring(() => visit("twelve"));
		const content = readPaths.filter((read) => read.startsWith("/content/") && read.includes("/graphql"));
		return atMost(
			"content requests of a page with twelve sections",
			content.length,
			CONTENT_REQUESTS,
			String,
		);
	} finally {
		await storefront.stop();
	}
}
