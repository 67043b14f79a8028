import { minicart, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Tabs on until the focus is where it should go; fails where it never gets there. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
	for (let step = 0; step < limit; step++) {
		await page.keyboard.press("Tab");
		const text = await page.evaluate(
			() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
		);
		if (name.test(text.trim())) {
			await expect(page.locator(":focus")).toBeInViewport();
			return;
		}
	}
	throw new Error(`The keyboard never reaches ${name}`);
}

test("skip link first, and it leads into the page", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("menu on a phone: opens, levels push and pop, Escape closes and gives the focus back", async ({
	page,
}) => {
	await page.goto("/en-it/");
	await running(page);
	await tabTo(page, /^Menu$/);
	await page.keyboard.press("Enter");
	const menu = page.getByRole("navigation", { name: "Main navigation" });
	await expect(menu).toBeVisible();
	await tabTo(page, /^Open Women$/);
	await page.keyboard.press("Enter");
	const back = menu.getByRole("button", { name: "Back" });
	await expect(back).toBeFocused();
	await tabTo(page, /^Open Dresses$/);
	await page.keyboard.press("Enter");
	// What the level covers cannot be reached: one way back is left.
	await expect(back).toHaveCount(1);
	await expect(back).toBeFocused();
	await expect(menu.getByRole("link", { name: "Knitwear" })).toBeHidden();
	await page.keyboard.press("Enter");
	await expect(menu.getByRole("button", { name: "Open Dresses" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(back).toHaveCount(1);
	await expect(back).toBeFocused();
	await tabTo(page, /^Midi dresses$/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Midi dresses");
	await expect(menu).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await expect(menu).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("mega menu on a large screen opens by its button and closes by Escape", {
	tag: "@desktop-only",
}, async ({ page }) => {
	await page.goto("/en-it/");
	await running(page);
	await tabTo(page, /^Open Women$/);
	await page.keyboard.press("Enter");
	const link = page.getByRole("link", { name: "Midi dresses" });
	await expect(link).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(link).toBeHidden();
	await page.keyboard.press("Enter");
	await expect(link).toBeVisible();
	await tabTo(page, /^Midi dresses$/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Midi dresses");
	await expect(link).toBeHidden();
});

test("size, bag and minicart without a pointer", { tag: "@desktop" }, async ({ page }) => {
	await page.goto(product("VT10001-emerald"));
	await running(page);
	await tabTo(page, /^36$/);
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "40", exact: true })).toBeChecked();
	await tabTo(page, /^Add to bag$/);
	await page.keyboard.press("Enter");
	await expect(minicart(page)).toContainText("Emerald · 40");
	await tabTo(page, /^One more/);
	await page.keyboard.press("Enter");
	await expect(minicart(page)).toContainText("Quantity 2");
	await page.keyboard.press("Escape");
	await expect(minicart(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(minicart(page)).toBeVisible();
	await tabTo(page, /^View bag$/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/en-it/cart");
});

test("the size selector: sizes by keyboard, a sold-out one leads to notify-me, the focus stays inside", async ({
	page,
}) => {
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await page.getByRole("button", { name: "Add to bag" }).focus();
	await page.keyboard.press("Enter");
	const sizes = page.getByRole("dialog", { name: "Choose a size" });
	const soldOut = sizes.getByRole("button", { name: /^XS/ });
	await soldOut.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Let me know" })).toContainText("XS");
	await page.keyboard.press("Escape");
	await expect(soldOut).toBeFocused();
	await tabTo(page, /^M/);
	await page.keyboard.press("Enter");
	await expect(minicart(page)).toContainText("Ivory · M");
});

test("filters and orders by keyboard", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await tabTo(page, /^Filter/);
	await page.keyboard.press("Enter");
	await tabTo(page, /^Black/);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "Remove Black" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("summary").filter({ hasText: "Filter" })).toBeFocused();
});
