import type { Locator } from "@playwright/test";
import { withPlainPictures } from "../../scripts/lib/pictures/with-plain-pictures.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Going back from a product leads to the same product (shell-5), in a list that has grown. */
const LIST = "/en-it/women";
const PAGE_SIZE = 24;

const findTiles = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("article");
const toMiddle = (tile: Locator) => tile.evaluate((element) => element.scrollIntoView({ block: "center" }));
const measureTop = async (tile: Locator) => Math.round((await tile.boundingBox())?.y ?? Number.NaN);

/** Drawing hundreds of new pictures would take most of the time of tests with long lists. */
test.beforeEach(({ page }) => withPlainPictures(page));

const openList = async (page: Page, address: string, pages: number): Promise<void> => {
	await page.goto(address);
	await running(page);
	for (let shown = await findTiles(page).count(); shown < pages * PAGE_SIZE; ) {
		await page.getByRole("link", { name: "Load more" }).click();
		await expect.poll(() => findTiles(page).count()).toBeGreaterThan(shown);
		shown = await findTiles(page).count();
	}
};

/** Goes to a product of the list; returns its tile and the tile's position. */
const openProductNote = async (page: Page, tile: Locator) => {
	await toMiddle(tile);
	const link = tile.getByRole("heading").getByRole("link");
	const href = (await link.getAttribute("href")) ?? "";
	const name = (await link.textContent()) ?? "";
	// The tiles around it get their height with the next frames.
	await expect(async () => {
		const before = await measureTop(tile);
		await page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
		);
		expect(await measureTop(tile)).toBe(before);
	}).toPass();
	const top = await measureTop(tile);
	await link.click();
	await expect(page).toHaveURL(new RegExp(`${href}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const product = findTiles(page).filter({ has: page.locator(`a[href="${href}"]`) });
	return { product, top };
};

/** The tab remembers a position after some time without movement. */
const isNoted = async (page: Page, tile: Locator): Promise<void> => {
	const noted = () => page.evaluate(() => JSON.stringify(sessionStorage.getItem("shop.places")));
	await expect(async () => {
		const [top] = /[\d.]+(?=\}\}"$)/.exec(await noted()) ?? [];
		expect(Math.round(Number(top))).toBe(await measureTop(tile));
	}).toPass();
};

const isWhereItWas = async ({ product, top }: { product: Locator; top: number }): Promise<void> => {
	await expect(product).toBeInViewport();
	await expect.poll(async () => Math.abs((await measureTop(product)) - top)).toBeLessThanOrEqual(2);
};

// proves shell-5
test("going back works after hundreds of tiles", { tag: "@thorough" }, async ({ page }) => {
	// Nine pages load one after another.
	test.slow();
	await openList(page, LIST, 9);
	const left = await openProductNote(page, findTiles(page).nth(190));
	await page.goBack();
	await expect(page).toHaveURL(`${LIST}?page=8`);
	await expect(findTiles(page)).toHaveCount(9 * PAGE_SIZE);
	await isWhereItWas(left);
});

test("going back works in a list that was opened in its middle, with pages before and after", {
	tag: "@thorough",
}, async ({ page }) => {
	await openList(page, `${LIST}?page=6`, 2);
	await toMiddle(findTiles(page).nth(20));
	// The page before the first one shown is inserted above the screen.
	await expect(findTiles(page)).toHaveCount(3 * PAGE_SIZE);
	const left = await openProductNote(page, findTiles(page).nth(62));
	await page.goBack();
	await expect(findTiles(page)).toHaveCount(3 * PAGE_SIZE);
	await isWhereItWas(left);
});

test("going back works after the product page was reloaded", {
	tag: "@thorough",
}, async ({ page }) => {
	await openList(page, LIST, 4);
	const left = await openProductNote(page, findTiles(page).nth(80));
	await page.reload();
	await running(page);
	await page.goBack();
	await expect(page).toHaveURL(`${LIST}?page=4`);
	await isWhereItWas(left);
	await expect(findTiles(page)).toHaveCount(2 * PAGE_SIZE);
	await isWhereItWas(left);
});

test("going back works after a grown list was reloaded", { tag: "@thorough" }, async ({ page }) => {
	await openList(page, LIST, 5);
	await toMiddle(findTiles(page).nth(100));
	await expect(page).toHaveURL(`${LIST}?page=5`);
	const href = await findTiles(page).nth(100).getByRole("heading").getByRole("link").getAttribute("href");
	await isNoted(page, findTiles(page).nth(100));
	await page.reload();
	await running(page);
	const tile = findTiles(page).filter({ has: page.locator(`a[href="${href}"]`) });
	await expect(tile).toBeInViewport();
	const left = await openProductNote(page, tile);
	await page.goBack();
	await isWhereItWas(left);
});

test("going back leads to an earlier sorting, which is requested again", async ({ page }) => {
	await openList(page, LIST, 2);
	const tile = findTiles(page).nth(44);
	await toMiddle(tile);
	const href = await tile.getByRole("heading").getByRole("link").getAttribute("href");
	await expect(page).toHaveURL(`${LIST}?page=2`);
	await isNoted(page, tile);
	const top = await measureTop(tile);
	await page.getByText("Sort", { exact: true }).click();
	await page.getByRole("link", { name: "Price: high to low" }).click();
	await expect(page).toHaveURL(/srule=/);
	// From the start of the list, no further page is loaded.
	await expect(findTiles(page).first()).toBeInViewport();
	await expect(findTiles(page)).toHaveCount(PAGE_SIZE);
	await page.reload();
	await running(page);
	await page.goBack();
	await expect(page).toHaveURL(`${LIST}?page=2`);
	await isWhereItWas({ product: findTiles(page).filter({ has: page.locator(`a[href="${href}"]`) }), top });
});

test("going back works from another document without the back-forward cache", { tag: "@thorough" }, async ({
	page,
}) => {
	await openList(page, LIST, 4);
	const tile = findTiles(page).nth(80);
	await toMiddle(tile);
	const href = await tile.getByRole("heading").getByRole("link").getAttribute("href");
	await isNoted(page, tile);
	const top = await measureTop(tile);
	await page.evaluate(() => location.assign("/ar-sa/"));
	await expect(page).toHaveURL(/\/ar-sa\/$/);
	await page.goBack();
	await running(page);
	await isWhereItWas({ product: findTiles(page).filter({ has: page.locator(`a[href="${href}"]`) }), top });
});
