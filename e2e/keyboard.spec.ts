import { tab, tabTo } from "./support/focus.ts";
import { bagLink, bagStatus, minicart, product, running } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

test("the skip link comes first, and leads into the page", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the menu on a phone opens, changes its levels, and closes by Escape, which returns the focus", async ({
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
	await expect(back).toBeFocused();
	await expect(menu.getByRole("link", { name: "Knitwear" })).toBeHidden();
	await page.keyboard.press("Enter");
	await expect(menu.getByRole("button", { name: "Open Dresses" })).toBeFocused();
	await page.keyboard.press("Enter");
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

test("the mega menu on a large screen opens by its button and closes by Escape", {
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

test("a size is chosen, added and seen in the minicart without a pointer", { tag: "@desktop-only" }, async ({
	page,
}) => {
	await page.goto(product("VT10001-emerald"));
	await running(page);
	await tabTo(page, /^IT\s36$/);
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "IT 40", exact: true })).toBeChecked();
	await tabTo(page, /^Add to bag$/);
	await page.keyboard.press("Enter");
	await expect(minicart(page)).toContainText("Emerald · IT 40");
	await tabTo(page, /^Increase quantity/);
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

test("the keyboard filters and sorts a list", { tag: ["@desktop-only", "@thorough"] }, async ({ page }) => {
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

test("sticky controls take the focus without scrolling the page", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.mouse.wheel(0, 1400);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
	// Scrolling up shows the header as well.
	await page.mouse.wheel(0, -200);
	await expect(page.locator("html:not([data-header-hidden])")).toBeAttached();
	await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
	const before = await page.evaluate(() => scrollY);
	const top = page
		.getByRole("banner")
		.getByRole("link")
		.or(page.getByRole("radio", { checked: true }));
	const words = page.locator("summary").filter({ hasText: /^(?:Filter|Sort)$/ });
	for (const one of await top.or(words).filter({ visible: true }).all()) {
		await one.focus();
		expect(await page.evaluate(() => scrollY), (await one.textContent()) ?? "").toBe(before);
	}
});

test("a focused control of a panel higher than the screen scrolls into view", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	for (const id of ["VT10001-emerald", "VT10036-navy"]) {
		await page.goto(product(id));
		await running(page);
		await page.locator("main form summary, main form [type=radio]").first().focus();
		await tabTo(page, /^Shipping and returns$/);
		await page.mouse.move(300, 500);
		await page.mouse.wheel(0, 900);
		await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
		await tabTo(page, /^(Women|Bags)$/, "Shift+Tab");
	}
});

test("the button below a focused field stays visible", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	await page.goto(product("VT10036-navy"));
	await running(page);
	await page.locator("main form summary").click();
	const add = page.getByRole("button", { name: "Add to bag" });
	await expect(add).not.toBeInViewport();
	await page.mouse.move(300, 500);
	await page.mouse.wheel(0, 900);
	await expect(add).toBeInViewport();
});

test("Tab leads from the quick search's field to its button, past the list", async ({ page }) => {
	await page.goto("/ar-sa/");
	await expect(bagStatus(page)).not.toBeEmpty();
	await page.locator("header a[href$='/search']").focus();
	await page.keyboard.press("Enter");
	const field = page.getByRole("combobox");
	await expect(field).toBeFocused();
	await page.keyboard.type("Lumarea");
	const options = page.getByRole("option");
	await expect(options.filter({ has: page.locator("img") }).first()).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
	await tab(page);
	await expect(page.locator("dialog:modal [type=submit]:focus")).toHaveCount(1);
	await tab(page);
	await expect(page.locator("dialog:modal :focus:not(button)")).toHaveCount(0);
});

test.describe("a low window, as at 400 %", () => {
	test.use({ viewport: { width: 360, height: 225 } });
	test("the bag's sum does not cover its products", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10001-emerald"));
		await running(page);
		await page.getByRole("radio", { name: "IT 42", exact: true }).check({ force: true });
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(minicart(page).getByRole("listitem")).toHaveCount(1);
		await tabTo(page, /^Increase quantity/);
		await tabTo(page, /^View bag$/);
		await page.keyboard.press("Escape");
		await bagLink(page).focus();
		await expect(bagLink(page)).toBeInViewport();
	});
});
