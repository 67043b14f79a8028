/**
 * `npm run create:picture -- [OUT.webp]` shows two houses side by side, as the README does: the demo, and a house that `npm run create`
 * makes with its own colours, font, logo and corners. Both run in development, one after the other, and the new one is removed afterwards.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import {
	BROWSER_FLAGS,
	DESKTOP_USER_AGENT,
	ensureBrowser,
	findTestBrowser,
	SHOPPER_USER_AGENT,
} from "../lib/browser.ts";
import { fetchWhenReady } from "../lib/development/fetch-when-ready.ts";
import { startDevelopment } from "../lib/development/start-development.ts";
import { root } from "../lib/run.ts";
import { fail } from "../lib/stop.ts";
import { createHouse } from "./create-house.ts";
import { readOptions } from "./house-options.ts";

const OUT = "docs/pictures/houses.webp";
const DEMO = "packages/demo-house";
const NEW_HOUSE = "packages/first-shop-house";
const STATE = ".cache/pictured-shop";
const HOUSES = "tests/houses";
/** Pixels. */
const HEIGHT = 772;
const GAP = 12;
const PHONE = { width: 390, height: 844, userAgent: SHOPPER_USER_AGENT };
const DESKTOP = { width: 1440, height: 900, userAgent: DESKTOP_USER_AGENT };
/** Milliseconds: drawing a picture takes seconds on a busy machine. */
const LONGEST = 60_000;

const remove = (folder: string): void => rmSync(resolve(root, folder), { recursive: true, force: true });

function createCorvo(): void {
	const options = readOptions({
		name: "Corvo",
		languages: "it,en",
		countries: "IT,DE",
		tax: "22",
		text: resolve(root, HOUSES, "fonts/grotesk.woff2"),
		logo: resolve(root, HOUSES, "corvo-logo.svg"),
		corners: "sharp",
		header: "contrast",
		paper: "#101114",
		ink: "#f2f2ee",
		accent: "#ff8f6b",
	});
	if ("faults" in options) throw new Error(options.faults.join("\n"));
	createHouse(resolve(root, NEW_HOUSE), options);
}

/** Waits for all that the first screen shows, and returns a PNG of it. */
async function takePicture(page: Page): Promise<Buffer> {
	await page.evaluate(async () => {
		const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
		for (const image of shown) image.loading = "eager";
		await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
		await document.fonts.ready;
	});
	return page.screenshot();
}

type View = { path: string; on: typeof PHONE };

async function showShop(browser: Browser, folder: string, views: readonly View[]): Promise<Buffer[]> {
	remove(STATE);
	const shop = await startDevelopment({ VETRINA_HOUSE: folder, VETRINA_STATE: STATE });
	try {
		const pictures: Buffer[] = [];
		for (const { path, on } of views) {
			const { userAgent, ...viewport } = on;
			const page = await browser.newPage({ viewport, userAgent, reducedMotion: "reduce", locale: "en-GB" });
			page.setDefaultTimeout(LONGEST);
			page.setDefaultNavigationTimeout(LONGEST);
			// A shopper who has answered sees no banner.
			await page.context().addCookies([{ name: "consent", value: "1.", url: shop.origin }]);
			await (await fetchWhenReady(shop.origin + path, LONGEST)).arrayBuffer();
			const response = await page.goto(shop.origin + path, { waitUntil: "load" });
			if (response?.status() !== 200) throw new Error(`${folder}${path} gave ${response?.status()}`);
			pictures.push(await takePicture(page));
			await page.close();
		}
		return pictures;
	} finally {
		await shop.stop();
	}
}

/** Draws pictures next to each other, all of the same height, and returns a WebP. */
async function join(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
	const page = await browser.newPage();
	const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`);
	const joined = await page.evaluate(
		async ([urls, height, gap]) => {
			const images = urls.map((src) => Object.assign(new Image(), { src }));
			await Promise.all(images.map((image) => image.decode()));
			const widths = images.map((image) => Math.round((image.naturalWidth * height) / image.naturalHeight));
			const canvas = document.createElement("canvas");
			canvas.height = height;
			canvas.width = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
			const context = canvas.getContext("2d");
			let left = 0;
			for (const [at, image] of images.entries()) {
				context?.drawImage(image, left, 0, widths[at] ?? 0, height);
				left += (widths[at] ?? 0) + gap;
			}
			return canvas.toDataURL("image/webp", 0.82);
		},
		[sources, HEIGHT, GAP] as const,
	);
	await page.close();
	return Buffer.from(joined.slice(joined.indexOf(",") + 1), "base64");
}

try {
	const out = resolve(root, process.argv[2] ?? OUT);
	remove(NEW_HOUSE);
	createCorvo();
	await ensureBrowser(console.log);
	const browser = await chromium.launch({ executablePath: findTestBrowser(), args: BROWSER_FLAGS });
	try {
		const demo = await showShop(browser, DEMO, [
			{ path: "/en-it", on: DESKTOP },
			{ path: "/en-it/women", on: PHONE },
		]);
		const own = await showShop(browser, NEW_HOUSE, [
			{ path: "/en-it", on: DESKTOP },
			{ path: "/en-it/table", on: PHONE },
		]);
		writeFileSync(out, await join(browser, [...demo, ...own]));
	} finally {
		await browser.close();
		remove(NEW_HOUSE);
		remove(STATE);
	}
	console.log(`${out}: ${readFileSync(out).length} bytes`);
} catch (error) {
	fail(error);
}
