import { expect, type Page } from "@playwright/test";

const PATIENCE = { timeout: 20_000 };

/** Returns whether the service worker answers the page's requests and has kept the page that is shown. */
const isPrepared = (page: Page): Promise<boolean> =>
	page.evaluate(async () => {
		const href = location.pathname + location.search;
		const kept = await caches.match(href, { cacheName: "shop-pages", ignoreVary: true });
		return navigator.serviceWorker.controller !== null && kept !== undefined;
	});

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
