import { type BrowserContext, expect, type Page } from "@playwright/test";

const PATIENCE = { timeout: 20_000 };

/** Returns whether the service worker answers the page's requests and has kept the page that is shown, and all files that it names. */
const isPrepared = (page: Page): Promise<boolean> =>
	page.evaluate(async () => {
		const { controller } = navigator.serviceWorker;
		if (!controller) return false;
		const script = await (await fetch(controller.scriptURL)).text();
		const files = script.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
		const hrefs = [location.pathname + location.search, ...files];
		const kept = await Promise.all(hrefs.map((href) => caches.match(href, { ignoreVary: true })));
		return files.length > 0 && kept.every((response) => response !== undefined);
	});

/** Collects the files that pages could not have from now on. The service worker's own tries to keep more do not count. */
export function collectMissingFiles(context: BrowserContext): string[] {
	const missing: string[] = [];
	context.on("requestfailed", (request) => {
		if (request.serviceWorker()) return;
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/assets/") && request.failure()?.errorText !== "net::ERR_ABORTED")
			missing.push(pathname);
	});
	return missing;
}

export const prepared = (page: Page): Promise<void> =>
	expect(async () => {
		// The first click of a visit registers the service worker.
		await page.getByRole("main").dispatchEvent("click");
		expect(await isPrepared(page)).toBe(true);
	}).toPass(PATIENCE);

export const dataKept = (page: Page): Promise<void> =>
	expect(async () => {
		const isKept = await page.evaluate(
			async () =>
				(await caches.match(`/_page${location.pathname}`, { cacheName: "shop-pages", ignoreVary: true })) !==
				undefined,
		);
		expect(isKept).toBe(true);
	}).toPass(PATIENCE);

/** Waits until the service worker answers the page's requests. */
export const controlled = (page: Page): Promise<void> =>
	expect(async () => {
		await page.getByRole("main").dispatchEvent("click");
		expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
	}).toPass(PATIENCE);

export const listRegistrations = (page: Page): Promise<string[]> =>
	page.evaluate(async () =>
		(await navigator.serviceWorker.getRegistrations()).map(
			({ active, installing, waiting }) => (active ?? waiting ?? installing)?.scriptURL ?? "",
		),
	);
