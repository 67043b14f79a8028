import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const open = async (page: Page) => {
	await page.getByText("Filter", { exact: true }).click();
	return page.getByRole("dialog", { name: "Filter" });
};

test("on a phone the filter has the screen, counts, and leads to what is left", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	const filters = await open(page);
	const count = filters.getByRole("status").first();
	const before = await count.textContent();
	await filters.getByRole("link", { name: /^Emerald/ }).click();
	await expect(count).not.toHaveText(before ?? "");
	await filters.getByText("Brand", { exact: true }).click();
	await filters.getByRole("group").filter({ hasText: "Brand" }).getByRole("link").first().click();
	await expect(page).toHaveURL(/prefn1=brand&prefv1=[\w-]+&prefn2=c_color&prefv2=emerald/);
	await filters.getByRole("button", { name: `Show ${await count.textContent()}` }).click();
	await expect(filters).toBeHidden();
	await expect(page.locator("summary").filter({ hasText: "Filter" })).toBeFocused();
	await expect(page.getByRole("link", { name: "Remove Emerald" })).toBeVisible();
});

test("another page closes the filter", async ({ page }) => {
	await page.goto("/en-it/women");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: "Dresses", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
	const filters = await open(page);
	await expect(filters).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Women");
	await expect(filters).toBeHidden();
});
