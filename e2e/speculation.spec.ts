import { PREFETCH_BUDGET } from "../client/app/navigation/prefetch.ts";
import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const LIST = "/en-it/women/dresses";

/** Addresses of pages that the running client asks for, in order. */
const pagesAskedFor = (page: Page): string[] => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/_page/")) asked.push(pathname.slice("/_page".length));
	});
	return asked;
};
const rest = async (page: Page, index: number): Promise<void> => {
	await page.getByRole("article").nth(index).getByRole("link").first().hover();
	await page.waitForTimeout(150);
};

test("a mouse that rests on tiles asks for a few pages ahead, once each, and the choice is there at once", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const asked = pagesAskedFor(page);
	await rest(page, 0);
	await expect.poll(() => asked.length).toBe(1);
	await page.getByRole("article").first().getByRole("link").first().click();
	await expect(page).toHaveURL(/\.html$/);
	expect(asked).toHaveLength(1);
	await page.goBack();
	await expect(page).toHaveURL(LIST);
	for (let index = 1; index < PREFETCH_BUDGET + 5; index++) await rest(page, index);
	expect(asked.length).toBeLessThanOrEqual(1 + PREFETCH_BUDGET);
	expect(asked.length).toBeGreaterThan(2);
});

test("neither the bag nor the search, and nothing for those who save data", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const asked = pagesAskedFor(page);
	for (const link of await page.getByRole("banner").locator('a[href$="/cart"], a[href$="/search"]').all()) {
		await link.hover();
		await page.waitForTimeout(150);
	}
	expect(asked).toEqual([]);
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
	);
	await page.reload();
	await running(page);
	await rest(page, 2);
	expect(asked).toEqual([]);
});
