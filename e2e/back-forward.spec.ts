import { BROWSER_FLAGS, findBrowser } from "../scripts/lib/browser.ts";
import { product, running } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

/** Playwright switches the back-forward cache off by default, and a headless browser has none. */
test.use({
	launchOptions: {
		executablePath: findBrowser(),
		args: BROWSER_FLAGS,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	},
});

test("the back-forward cache restores a product's page as it was left", async ({ page }) => {
	await page.goto(product("VT10001-emerald"));
	await running(page);
	await page.evaluate(() => document.body.setAttribute("data-left", "as it was"));
	// Another locale is another document.
	await page.evaluate(() => location.assign("/ar-sa/"));
	await expect(page).toHaveURL(/\/ar-sa\/$/);
	await page.waitForLoadState("load");
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL(/\/en-it\//);
	const reasons = await page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
			notRestoredReasons?: { reasons?: { reason: string }[] };
		})[];
		return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
	});
	expect(reasons).toEqual([]);
	await expect(page.locator("body")).toHaveAttribute("data-left", "as it was");
});

test("a grown list is restored at the same product", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women");
	await running(page);
	const tiles = page.getByRole("list", { name: "Products" }).getByRole("article");
	await page.getByRole("link", { name: "Load more" }).click();
	await expect.poll(() => tiles.count()).toBeGreaterThan(40);
	const tile = tiles.nth(36);
	await tile.evaluate((element) => element.scrollIntoView({ block: "center" }));
	await expect(page).toHaveURL("/en-it/women?page=2");
	const name = (await tile.getByRole("heading").textContent()) ?? "";
	const top = (await tile.boundingBox())?.y;
	await page.evaluate(() => document.body.setAttribute("data-left", "as it was"));
	await page.evaluate(() => location.assign("/ar-sa/"));
	await expect(page).toHaveURL(/\/ar-sa\/$/);
	await page.waitForLoadState("load");
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/en-it/women?page=2");
	await expect(page.locator("body")).toHaveAttribute("data-left", "as it was");
	await expect(tile.getByRole("heading")).toHaveText(name);
	await expect(tile).toBeInViewport();
	expect((await tile.boundingBox())?.y).toBe(top);
});
