import { minicart } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// proves product-19
test("an American filters, chooses and buys by American sizes", async ({ page }) => {
	await page.goto("/en-us/women/dresses");
	await page.getByText("Filter", { exact: true }).click();
	const filter = page.getByRole("dialog", { name: "Filter" });
	await filter.getByText("Size", { exact: true }).click();
	await filter.getByRole("link", { name: /^US 6 · IT 42/ }).click();
	await expect(page.getByRole("link", { name: "Remove US 6 · IT 42" })).toBeVisible();
	await expect(page).toHaveURL("/en-us/women/dresses?prefn1=c_size&prefv1=42");

	await page.goto("/en-us/VT10001-emerald.html");
	const size = page.getByRole("radio", { name: /^US 6 · IT 42/ });
	await expect(page.locator("label").filter({ has: size })).toHaveText("6 · IT 42");
	await page.getByRole("link", { name: "Size guide" }).click();
	const guide = page.getByRole("dialog", { name: "Size guide" });
	await expect(guide.getByRole("columnheader").first()).toHaveText("US");
	await expect(guide.getByRole("columnheader").nth(1)).toHaveText("IT");
	await expect(guide.getByRole("rowheader", { name: "6", exact: true })).toBeVisible();
	await page.keyboard.press("Escape");

	await size.check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page, "en-us").getByRole("listitem")).toContainText("US 6 · IT 42");
});
