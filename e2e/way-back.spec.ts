import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const chosen = (page: Page) =>
	page.evaluate(() =>
		["Country", "Language"].map((name) => new RegExp(`preferred${name}=(\\w+)`).exec(document.cookie)?.[1]),
	);

// proves locale-15
test("going back to a page of another country chooses that country again", async ({ page }) => {
	await page.goto("/en-it/csc");
	await running(page);
	const footer = page.getByRole("contentinfo");
	await footer.locator("summary").filter({ hasText: "Italy" }).click();
	await footer.getByRole("button", { name: /^France/ }).click();
	await expect(page).toHaveURL("/en-fr/csc");
	expect(await chosen(page)).toEqual(["FR", "en"]);
	await page.goBack();
	await expect(page).toHaveURL("/en-it/csc");
	await expect.poll(() => chosen(page)).toEqual(["IT", "en"]);
	await page.goto("/");
	await expect(page).toHaveURL("/en-it/");
});
