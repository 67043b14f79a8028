import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { vi } from "vitest";
import { BROWSER_FLAGS, findTestBrowser, SHOPPER_USER_AGENT } from "../../scripts/lib/browser.ts";

const PATIENCE = 30_000;

export type Tab = { browser: Browser; page: Page; failedFiles: string[] };

/** Opens a page in a browser, and waits until its service worker answers its requests and has kept the page. Collects built files that could not be had. */
export async function openTab(href: string): Promise<Tab> {
	const browser = await chromium.launch({ executablePath: findTestBrowser(), args: BROWSER_FLAGS });
	const context = await browser.newContext({ ...devices["Pixel 7"], userAgent: SHOPPER_USER_AGENT });
	const failedFiles: string[] = [];
	const note = (url: string) => {
		const { pathname } = new URL(url);
		if (pathname.startsWith("/assets/")) failedFiles.push(pathname);
	};
	// A page that is left aborts the requests that are on their way.
	context.on("requestfailed", (request) => {
		if (request.failure()?.errorText !== "net::ERR_ABORTED") note(request.url());
	});
	context.on("response", (response) => {
		if (response.status() >= 400) note(response.url());
	});
	const page = await context.newPage();
	await page.goto(href);
	await vi.waitUntil(
		() =>
			page.evaluate(async () => {
				// The first click of a visit registers the service worker.
				document.querySelector("main")?.click();
				const kept = await caches.match(location.pathname, { cacheName: "shop-pages", ignoreVary: true });
				return navigator.serviceWorker.controller !== null && kept !== undefined;
			}),
		{ timeout: PATIENCE },
	);
	return { browser, page, failedFiles };
}
