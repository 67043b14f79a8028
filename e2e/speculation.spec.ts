import type { Locator } from "@playwright/test";
import { DWELL_MS, PREFETCH_BUDGET } from "../client/app/navigation/prefetch.ts";
import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const LIST = "/en-it/women/dresses";

/** Lists the addresses of pages that the running client requests, in order; an address with a query continues a list. */
const pagesAskedFor = (page: Page): string[] => {
	const requests: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith("/_page/") && search === "") requests.push(pathname.slice("/_page".length));
	});
	return requests;
};
/** Stops the time, because a pointer that stays on a tile shows its sizes, which costs a request. */
const stopClock = async (page: Page): Promise<void> =>
	page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
const openList = async (page: Page): Promise<void> => {
	await page.clock.install();
	await page.goto(LIST);
	await running(page);
	await stopClock(page);
};
/** The mouse rests on a link just long enough for its page to be prefetched. */
const restOn = async (page: Page, link: Locator): Promise<void> => {
	await link.hover();
	await page.clock.runFor(DWELL_MS);
};
const restOnTile = (page: Page, index: number): Promise<void> =>
	restOn(page, page.getByRole("article").nth(index).getByRole("link").first());
/** Requests are reported in order: after this one, all earlier ones have been reported. */
const allTold = async (page: Page): Promise<void> => {
	const robots = page.waitForResponse("**/robots.txt");
	await page.evaluate(() => fetch("/robots.txt"));
	await robots;
};

test("a mouse that rests on tiles prefetches a few pages once each, and a click shows its page at once", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await openList(page);
	const heading = page.getByRole("heading", { level: 1 });
	const requests = pagesAskedFor(page);
	await restOnTile(page, 0);
	await expect.poll(() => requests.length).toBe(1);
	await page.clock.resume();
	await page.getByRole("article").first().getByRole("link").first().click();
	await expect(page).toHaveURL(/\.html$/);
	await expect(heading).not.toHaveText("Dresses");
	expect(requests).toHaveLength(1);
	await page.mouse.move(0, 0);
	await page.goBack();
	await expect(heading).toHaveText("Dresses");
	await stopClock(page);
	for (let index = 1; index < PREFETCH_BUDGET + 5; index++) await restOnTile(page, index);
	await allTold(page);
	expect(requests).toHaveLength(1 + PREFETCH_BUDGET);
	expect(new Set(requests.slice(1)).size).toBe(PREFETCH_BUDGET);
});

test("later prefetches need a mouse that stays on a product, and serve both its sizes and its page", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	await openList(page);
	const requests = pagesAskedFor(page);
	for (let index = 0; index < PREFETCH_BUDGET; index++) await restOnTile(page, index);
	await expect.poll(() => requests.length).toBe(PREFETCH_BUDGET);
	const product = page.getByRole("article").nth(PREFETCH_BUDGET + 2);
	const sizes = product.locator("[data-sizes]");
	await product.hover();
	await expect(async () => {
		await page.clock.runFor(200);
		await expect(sizes).toBeVisible({ timeout: 100 });
	}).toPass();
	expect(requests).toHaveLength(PREFETCH_BUDGET + 1);
	await page.clock.resume();
	await product.getByRole("link", { name: /^Add/ }).click();
	const selector = page.getByRole("dialog", { name: "Select a size" });
	await expect(selector).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(selector).toBeHidden();
	await product.getByRole("link").first().click();
	await expect(page).toHaveURL(/\.html$/);
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dresses");
	expect(requests).toHaveLength(PREFETCH_BUDGET + 1);
});

test("the bag and the search are not prefetched, and nothing is for shoppers who save data", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	await openList(page);
	const requests = pagesAskedFor(page);
	const own = await page.getByRole("banner").locator('a[href$="/cart"], a[href$="/search"]').all();
	expect(own.length).toBeGreaterThan(0);
	for (const link of own) await restOn(page, link);
	await allTold(page);
	expect(requests).toEqual([]);
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
	);
	await page.clock.resume();
	await page.reload();
	await running(page);
	await stopClock(page);
	await restOnTile(page, 2);
	await allTold(page);
	expect(requests).toEqual([]);
});

// proves shell-17
test("a choice of a filter is requested as soon as it is pressed, and once", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const requests: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith("/_page/")) requests.push(search);
	});
	await page.getByText("Filter", { exact: true }).click();
	const filters = page.getByRole("dialog", { name: "Filter" });
	const green = filters.getByRole("link", { name: /^Green/ });
	const count = filters.getByRole("status").first();
	const before = await count.textContent();
	await green.hover();
	await allTold(page);
	expect(requests).toEqual([]);
	await page.mouse.down();
	await expect.poll(() => requests).toEqual(["?prefn1=c_colorGroup&prefv1=green"]);
	await page.mouse.up();
	await expect(count).not.toHaveText(before ?? "");
	await allTold(page);
	expect(requests).toHaveLength(1);
});
